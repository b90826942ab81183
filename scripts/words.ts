// Collects the texts of the app from the code into catalogues, and compiles these into modules:
//   npm run words               updates src/i18n/locales and lists the missing translations
//   npm run words -- --clean    also deletes translations of removed texts
//   npm run words -- --check    changes nothing; fails unless all is up to date, translated and in a catalogue
import { parseArgs } from 'node:util';
import { updateWords } from './words/update';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, clean: { type: 'boolean', default: false } },
});
const { content, lines } = await updateWords(process.cwd(), values);
for (const line of lines) console.log(line);
process.exitCode = content ? 0 : 1;
