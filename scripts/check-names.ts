// Holds the file-name rule (CONTRIBUTING.md): prints each file whose name breaks it.
import { readdirSync, readFileSync } from 'node:fs';
import { checkNames, type NamedFile } from './names/check';

const FOLDERS = ['app', 'src', '__tests__', 'scripts', 'e2e', 'bench'];

const files = FOLDERS.flatMap(filesIn);
const complaints = checkNames(files);

for (const complaint of complaints) console.log(complaint);
if (complaints.length === 0) console.log(`${files.length} files, every name after the rule.`);
process.exitCode = complaints.length === 0 ? 0 : 1;

function filesIn(folder: string): NamedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes('/node_modules/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
