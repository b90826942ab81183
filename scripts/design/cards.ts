// Designs the thirty classic cards of Sun Rows. Prints the figures and verifies that the cards and the page in the
// repository are what it finds; with --write it writes them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { demanded, holds, wished } from './cards/checks';
import { design } from './cards/design';
import { documentText } from './cards/document';
import { moduleText } from './cards/module';

const found = design();
const files = [
  { path: 'src/engine/sun-rows/classic.ts', text: moduleText(found.cards) },
  { path: 'docs/design/cards.md', text: documentText(found) },
];
const complaints = [...demanded(found), ...wished(found)]
  .filter((check) => !holds(check))
  .map(({ what }) => `does not hold: ${what}`);

console.log(documentText(found));
for (const { path, text } of files) {
  if (process.argv.includes('--write')) write(path, text);
  else if (read(path) !== text) complaints.push(`not what the search finds: ${path} (--write mends it)`);
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
