import { checkDistinct, type Row, type Tableau } from '../../../src/engine/last-die/tableau';
import { boxesIn, boxesKey, boxesText, count, largestShare, MOST_SHARE, negativeRows } from './measures';
import { hardnessOf, LEAST_POINTS, MOST_POINTS } from './points';
import { fromShare, meanRounds, type Played } from './self-play';

/** Figures that must all lie between `least` and `most`. */
export interface Check {
  readonly what: string;
  readonly numbers: readonly number[];
  readonly least: number;
  readonly most: number;
}

export const holds = ({ numbers, least, most }: Check): boolean =>
  numbers.every((n) => n >= least && n <= most);

const within = (what: string, numbers: readonly number[], least: number, most: number): Check => ({
  what,
  numbers,
  least,
  most,
});

/** Checks on the tableaus alone. The first tableau is the beginner's. */
export function staticChecks(tableaus: readonly Tableau[]): readonly Check[] {
  const beginner = tableaus.slice(0, 1);
  const rows = tableaus.flat();
  const most = (kind: Row['kind']) => (tableau: Tableau) => count(tableau, kind);
  return [
    within('tableaus', [tableaus.length], 20, 20),
    within('different tableaus', [new Set(tableaus.map(boxesKey)).size], 20, 20),
    within(
      'rows on a tableau',
      tableaus.map((tableau) => tableau.length),
      6,
      6,
    ),
    within(
      'different rows on a tableau',
      tableaus.map((tableau) => new Set(tableau.map(boxesText)).size),
      6,
      6,
    ),
    within('boxes on a tableau', tableaus.map(boxesIn), 18, 27),
    within('negative rows on a tableau', tableaus.map(negativeRows), 0, 2),
    within(
      'tableaus with exactly one',
      [tableaus.filter((tableau) => negativeRows(tableau) === 1).length],
      11,
      19,
    ),
    within(
      'tableaus with star rows',
      [tableaus.filter((tableau) => count(tableau, 'stars') > 0).length],
      12,
      14,
    ),
    within('full houses on a tableau', tableaus.map(most('full-house')), 0, 1),
    within(
      'points of a row, paid or won',
      rows.map(({ points }) => Math.abs(points)),
      LEAST_POINTS,
      MOST_POINTS,
    ),
    within(
      'points beside the tens',
      rows.map(({ points }) => Math.abs(points % 10)),
      0,
      0,
    ),
    within('points that a harder row has fewer than an easier one', [mostOutOfOrder(rows)], 0, 0),
    within(
      'largest row, in % of its tableau',
      tableaus.map((tableau) => 100 * largestShare(tableau)),
      0,
      100 * MOST_SHARE,
    ),
    within(
      'tableaus that `distinct` refuses',
      [tableaus.filter((tableau) => checkDistinct(tableau, 1)).length],
      0,
      0,
    ),
    within('negative rows, beginner tableau', beginner.map(negativeRows), 0, 0),
    within('star rows, beginner tableau', beginner.map(most('stars')), 0, 1),
    within('full houses, beginner tableau', beginner.map(most('full-house')), 0, 0),
  ];
}

/** With rows sorted from easy to hard: the largest decrease of the points, without regard to their sign. */
function mostOutOfOrder(rows: readonly Row[]): number {
  const byHardness = [...rows]
    .sort((a, b) => hardnessOf(a).total - hardnessOf(b).total)
    .map(({ points }) => Math.abs(points));
  let highest = 0;
  let fall = 0;
  for (const points of byHardness) {
    highest = Math.max(highest, points);
    fall = Math.max(fall, highest - points);
  }
  return fall;
}

const FROM_SHARE = 2;

/** Checks on games of normal bots. */
export function playedChecks(played: readonly Played[]): readonly Check[] {
  const four = played.filter(({ seats }) => seats === 4);
  return [
    ...played.map((each) =>
      within(
        `wins of a seat, ${each.seats} seats: from an even share, in points`,
        fromShare(each),
        -FROM_SHARE,
        FROM_SHARE,
      ),
    ),
    within('rounds on average, 4 seats', four.map(meanRounds), 8, 14),
  ];
}
