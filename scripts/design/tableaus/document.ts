import { boxesOf, type Tableau } from '../../../src/engine/last-die/tableau';
import { table } from '../cards/table';
import { type Check, holds } from './checks';
import { type Design, WANTED_ROUNDS } from './design';
import {
  boxesIn,
  boxesText,
  count,
  largestPositiveShare,
  largestShare,
  negativeRows,
  positiveSum,
  sum,
} from './measures';
import { hardnessOf, LEAST_POINTS } from './points';
import { fromShare, meanRounds, type Played, roundsAt, standardError } from './self-play';

const figure = (n: number, digits: number): string =>
  n
    .toFixed(Number.isInteger(n) ? 0 : digits)
    .replace(/^-(?=.*[1-9])/, '−')
    .replace(/^-/, '');
const signed = (n: number): string => (n > 0 ? '+' : '') + figure(n, 1);

/** The whole page docs/design/tableaus.md. */
export function documentText(
  { tableaus, scale, trials }: Design,
  played: readonly Played[],
  fixed: readonly Check[],
  ofPlay: readonly Check[],
): string {
  return `# The twenty classic tableaus of Last Die

<!-- Made by scripts/design/tableaus.ts; do not edit by hand. -->

\`npm run -s design:tableaus\` finds the tableaus in \`src/engine/last-die/classic.ts\`. It computes how hard rows are, draws
tableaus by twenty recipes, sets the scale of the points by games of bots, and lets the bots play again to check that the
tableaus are fair. It prints this page, and fails if a requirement is not met or if the tableaus or this page are out of date.
With \`-- --write\` it writes both; \`-- --games N\` plays N games with each number of seats. A record names a tableau by its
number, so the tableaus must not change any more.

## Requirements

${checkTable([...fixed, ...ofPlay])}

## Self-play

Normal bots play on all seats, to 500 points, with separate stars, shuffled tableaus and a random first seat. Seat 1 is the
one that started, and the others follow clockwise. A shared win counts in equal parts. The seed is fixed.

${table(
  [
    'seats',
    'games',
    'rounds',
    '5 % below or at',
    '95 % below or at',
    ...SEATS.map((seat) => `seat ${seat}`),
    'standard error',
  ],
  played.map((each) => [
    each.seats,
    each.games,
    figure(meanRounds(each), 2),
    roundsAt(each, 0.05),
    roundsAt(each, 0.95),
    ...SEATS.map((_, at) => fromShare(each)[at]).map((points) =>
      points === undefined ? '' : signed(points),
    ),
    figure(standardError(each), 2),
  ]),
)}

The columns of the seats show how far each seat's share of wins is from an even share, in percentage points. The last column
is the standard error of these figures.

## The points

A row costs turns, and dice that can't be used in the rest of the round. Its turns are the mean number of turns if it is played
alone with five dice and everything that fits is placed. They are computed exactly, over all rolls, from the full row backwards.
Its hardness is these turns plus a fifth of a turn for each of its dice. The points are ${scale} times the square of the hardness
beyond 1, in tens and at least ${LEAST_POINTS}; negative rows have the same scale. Of these factors it is the one whose games with four
seats came nearest to ${WANTED_ROUNDS} rounds:

${table(
  ['factor', 'rounds, 4 seats'],
  trials.map((trial) => [trial.scale, figure(trial.rounds, 2)]),
)}

${table(['boxes', 'turns', 'hardness', 'points', 'on tableaus'], rowsInUse(tableaus))}

## The tableaus

The first one is the beginner's. "Largest" is the share of the row with the most points: of all points of the tableau, won or
paid, and of the points to win.

${table(
  [
    'tableau',
    'boxes',
    'negative',
    'star rows',
    'full house',
    'to win',
    'to pay',
    'largest of all',
    'of those to win',
  ],
  tableaus.map((tableau, at) => [
    at + 1,
    boxesIn(tableau),
    negativeRows(tableau),
    tableau
      .filter(({ kind }) => kind === 'stars')
      .map(boxesOf)
      .sort()
      .join(' and '),
    count(tableau, 'full-house') > 0 ? 'yes' : '',
    positiveSum(tableau),
    positiveSum(tableau) - sum(tableau.map(({ points }) => points)),
    `${figure(100 * largestShare(tableau), 1)} %`,
    `${figure(100 * largestPositiveShare(tableau), 1)} %`,
  ]),
)}

Each is drawn by a recipe: the number of boxes, the number of negative rows, the star rows, and a full house or none. The
recipes are dealt from fixed stocks. Printed rows have seven kinds, at most two of a kind in a tableau: the same value, up, down,
odd or even, pairs, to and fro, mixed; the beginner's tableau uses the first three. A negative row has two to four printed boxes.
Of forty tableaus drawn by a recipe, the chosen one has the most even values and repeats the fewest rows of the tableaus before
it.
`;
}

const SEATS = [1, 2, 3, 4, 5, 6] as const;

function checkTable(checks: readonly Check[]): string {
  return table(
    ['figure', 'least found', 'most found', 'allowed', 'holds'],
    checks.map((check) => [
      check.what,
      figure(Math.min(...check.numbers), 2),
      figure(Math.max(...check.numbers), 2),
      check.least === check.most
        ? figure(check.least, 0)
        : `${figure(check.least, 0)} to ${figure(check.most, 0)}`,
      holds(check) ? 'yes' : 'NO',
    ]),
  );
}

/** Each row once, from easy to hard. */
function rowsInUse(tableaus: readonly Tableau[]): readonly (readonly (string | number)[])[] {
  const rows = [...new Map(tableaus.flat().map((row) => [boxesText(row), row])).values()];
  return rows
    .sort((a, b) => hardnessOf(a).total - hardnessOf(b).total || (boxesText(a) < boxesText(b) ? -1 : 1))
    .map((row) => [
      `\`${boxesText(row)}\``,
      hardnessOf(row).turns.toFixed(2),
      hardnessOf(row).total.toFixed(2),
      Math.abs(row.points),
      tableaus.filter((tableau) => tableau.some((own) => boxesText(own) === boxesText(row))).length,
    ]);
}
