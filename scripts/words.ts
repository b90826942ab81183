// The words of the app, from the code into the catalogues and from there into modules:
//   npm run words               brings src/i18n/locales up to date and tells what has no translation yet
//   npm run words -- --clean    also drops translations of what is said no more
//   npm run words -- --check    changes nothing; fails unless all is up to date, translated and in a catalogue
import { parseArgs } from 'node:util';
import { updateWords } from './words/update';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, clean: { type: 'boolean', default: false } },
});
const { content, lines } = await updateWords(process.cwd(), values);
for (const line of lines) console.log(line);
process.exitCode = content ? 0 : 1;
