import type { Outcome } from '../../../src/engine/arena/plan';
import type { Found } from './tally';

/** The whole page docs/design/throws.md. */
export function documentText(found: readonly Found[], grand: readonly number[], throws: number): string {
  const rows = found.map(({ way, outcomes }) => {
    const cells = outcomes.slice(1).map((list) => `${percent(matched(list))} / ${mean(list)}`);
    return `| ${way.style} at the ${way.mark} | ${cells.join(' | ')} |`;
  });
  return `# The outcomes of throws in Arena

<!-- Made by scripts/design/throws.ts; do not edit by hand. -->

Bots choose how to throw by a table of outcomes: one die is thrown in each of eight ways at one to five dice that lie as in the
middle of a game, in ${throws} throws of the simulation. \`npm run -s design:throws\` computes the table again and reports if
\`src/engine/arena/throw-table.ts\` or this page is out of date; with \`-- --write\` it writes both. A grand throw is thrown softly.

The chance to take dice, and the mean number of dice taken, including the thrown one:

| way | 1 die | 2 dice | 3 dice | 4 dice | 5 dice |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

A grand throw of 1, 2, … 9 dice changes the reserve by ${grand.slice(1).map(signed).join(', ')} dice.
`;
}

const matched = (list: readonly Outcome[]): number =>
  list.reduce((sum, [taken, , share]) => sum + (taken > 0 ? share : 0), 0);

const mean = (list: readonly Outcome[]): string =>
  list.reduce((sum, [taken, , share]) => sum + taken * share, 0).toFixed(2);

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
