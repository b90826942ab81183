// Checks the size of the exported app: node scripts/budgets.mjs, after expo export into dist/web and
// dist/native.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MEGABYTE = 1_000_000;

const BUDGETS = [
  {
    name: 'Android, Hermes bytecode',
    folder: 'dist/native/_expo/static/js/android',
    ending: '.hbc',
    limit: 7.5 * MEGABYTE,
  },
  // What the first screen loads is measured by bench:app.
  { name: 'web, JavaScript', folder: 'dist/web/_expo/static/js/web', ending: '.js', limit: 3.2 * MEGABYTE },
];

let within = true;
for (const { name, folder, ending, limit } of BUDGETS) {
  const files = contents(folder, ending);
  const bytes = total(files);
  const fits = files.length > 0 && bytes <= limit;
  within &&= fits;
  const packed = total(files.map((file) => gzipSync(file)));
  const verdict = files.length === 0 ? `nothing in ${folder}` : fits ? 'ok' : 'TOO LARGE';
  console.log(
    `${name}: ${megabytes(bytes)} of ${megabytes(limit)} (${megabytes(packed)} gzipped): ${verdict}`,
  );
}
process.exitCode = within ? 0 : 1;

function contents(folder, ending) {
  try {
    return readdirSync(folder, { recursive: true })
      .filter((name) => extname(name) === ending)
      .map((name) => readFileSync(join(folder, name)));
  } catch {
    return [];
  }
}

function total(files) {
  return files.reduce((sum, { length }) => sum + length, 0);
}

function megabytes(bytes) {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
