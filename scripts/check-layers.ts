// Checks the imports between the layers (docs/architecture.md) and prints each forbidden one.
import { readdirSync, readFileSync } from 'node:fs';
import { checkLayers, type SourceFile } from './layers/check';

const files = ['app', 'src'].flatMap(sourcesIn);
const complaints = checkLayers(files);

for (const complaint of complaints) console.log(complaint);
if (complaints.length === 0) console.log(`${files.length} files, every import along the arrows.`);
process.exitCode = complaints.length === 0 ? 0 : 1;

function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
