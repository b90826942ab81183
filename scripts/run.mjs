// Runs a TypeScript file: node scripts/run.mjs [--jitless] FILE.ts arguments…
//
// esbuild bundles the file and its imports into one module in node_modules/.cache/knobel, named by the hash
// of its content: runs of the same code share the file, and runs of different code never overwrite each
// other's.

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { runChild } from './child.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(ROOT, 'node_modules', '.cache', 'knobel');
const A_DAY = 24 * 60 * 60 * 1000;

const given = process.argv.slice(2);
const jitless = given[0] === '--jitless';
const [file, ...args] = jitless ? given.slice(1) : given;

if (file === undefined) {
  console.error('usage: node scripts/run.mjs [--jitless] FILE.ts arguments…');
  process.exit(2);
}

const source = resolve(file);
const output = bundle(source);

if (jitless) {
  // Without --no-expose-wasm V8 prints a warning about WebAssembly.
  const flags = ['--jitless', '--no-expose-wasm', '--enable-source-maps'];
  process.exitCode = await runChild(process.execPath, [...flags, output, ...args]);
} else {
  process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, source, ...args];
  await import(pathToFileURL(output).href);
}

function bundle(entry) {
  const built = build(entry);
  const name = basename(entry).replace(/\.[cm]?tsx?$/, '');
  const hash = createHash('sha256').update(built).digest('hex').slice(0, 16);
  const path = join(CACHE, `${name}-${hash}.mjs`);
  if (existsSync(path)) {
    keep(path);
    return path;
  }
  mkdirSync(CACHE, { recursive: true });
  sweep();
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, built);
  renameSync(draft, path);
  return path;
}

function build(entry) {
  try {
    const { outputFiles } = buildSync({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      outfile: join(CACHE, 'out.mjs'),
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'error',
    });
    return outputFiles[0].contents;
  } catch {
    process.exit(1); // esbuild has printed the error
  }
}

// Marks the file as used today, so that no other run deletes it.
function keep(path) {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // deleted at this moment, or read-only: the import will report it
  }
}

function sweep() {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > A_DAY) rmSync(path, { force: true });
  }
}
