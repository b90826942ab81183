// Designs the thirty classic cards of Sun Rows. Prints the figures and verifies that the cards and the page
// in the repository are up to date; with --write it writes them.
import { demanded, holds, wished } from './cards/checks';
import { design } from './cards/design';
import { documentText } from './cards/document';
import { moduleText } from './cards/module';
import { settle } from './settle';

const found = design();
const files = [
  { path: 'src/engine/sun-rows/classic.ts', text: moduleText(found.cards) },
  { path: 'docs/design/cards.md', text: documentText(found) },
];
const failed = [...demanded(found), ...wished(found)]
  .filter((check) => !holds(check))
  .map(({ what }) => what);

console.log(documentText(found));
settle(files, process.argv.includes('--write'), failed);
