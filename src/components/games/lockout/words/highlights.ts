import { msg, plural, select } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { MOST_MISSES, scores } from '../../../../engine/lockout/rules';
import { marksOf, worth } from '../../../../engine/lockout/sheet';
import {
  type Colour,
  colours,
  lastNumber,
  type Move,
  rowNumbers,
  type State,
} from '../../../../engine/lockout/state';
import type { Happening, Highlight, Say } from '../../face';
import { missPoints } from '../board/miss-points';
import { place } from './words';

type Played = readonly Happening<State, Move>[];

/** Smaller leaps are common. */
const A_LEAP = 3;

/** Highlights of a finished game. */
export function highlights(played: Played, names: readonly string[], say: Say): readonly Highlight[] {
  const end = played.at(-1)?.after;
  if (!end) return [];
  const found = [
    bestRow(end, names, say),
    ...locks(played, names, say),
    bestTurn(played, names, say),
    widestLeap(end, names, say),
    dearestMiss(end, names, say),
  ];
  return found.filter((highlight) => highlight !== null);
}

/** The first of the greatest items; null if none is greater than `least`. */
function greatest<T>(all: readonly T[], size: (one: T) => number, least: number): T | null {
  let found: T | null = null;
  let most = least;
  for (const one of all) {
    if (size(one) <= most) continue;
    most = size(one);
    found = one;
  }
  return found;
}

interface Marked {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly marks: number;
}

function bestRow({ sheets }: State, names: readonly string[], say: Say): Highlight | null {
  const rows = sheets.flatMap((sheet, seat) =>
    colours.map((colour, row): Marked => ({ seat, colour, marks: marksOf(sheet, row) })),
  );
  const best = greatest(rows, ({ marks }) => marks, 1);
  if (!best) return null;
  const { colour, marks } = best;
  const name = names[best.seat] ?? '';
  const points = worth(marks);
  const line = say(
    msg`${name} has ${plural(marks, { one: '# mark', other: '# marks' })} in the ${select(colour, { red: 'red', yellow: 'yellow', green: 'green', other: 'blue' })} row: ${plural(points, { one: '# point', other: '# points' })}.`,
  );
  return { line, hero: best.seat };
}

function locks(played: Played, names: readonly string[], say: Say): readonly Highlight[] {
  return colours.flatMap((colour, row) => {
    const by = played.flatMap(({ entry: { seat, move } }) =>
      move.kind === 'mark' && move.row === row && move.number === lastNumber(row) ? [seat] : [],
    );
    if (by.length === 0) return [];
    const lockers = by.map((seat) => names[seat] ?? '').join(', ');
    const line = say(
      msg`${lockers} locked the ${select(colour, { red: 'red', yellow: 'yellow', green: 'green', other: 'blue' })} row.`,
    );
    return [{ line, hero: by.length === 1 ? (by[0] ?? null) : null }];
  });
}

/** Compares the points at each roll with those at the next. */
function bestTurn(played: Played, names: readonly string[], say: Say): Highlight | null {
  const rolls = played.filter(({ entry }) => entry.move.kind === 'roll').map(({ before }) => scores(before));
  const end = played.at(-1);
  const stands = end ? [...rolls, scores(end.after)] : rolls;
  const gains = stands
    .slice(1)
    .flatMap((after, turn) =>
      after.map((points, seat) => ({ seat, points: points - (stands[turn]?.[seat] ?? 0) })),
    );
  const best = greatest(gains, ({ points }) => points, 1);
  if (!best) return null;
  const name = names[best.seat] ?? '';
  const { points } = best;
  const line = say(msg`${name} made ${plural(points, { one: '# point', other: '# points' })} in one turn.`);
  return { line, hero: best.seat };
}

function widestLeap({ sheets }: State, names: readonly string[], say: Say): Highlight | null {
  const leaps = sheets.flatMap((sheet, seat) => leapsOf(sheet.rows).map((leap) => ({ ...leap, seat })));
  const widest = greatest(leaps, ({ left }) => left, A_LEAP - 1);
  if (!widest) return null;
  const name = names[widest.seat] ?? '';
  const { left } = widest;
  const marked = place(widest.row, widest.number, say);
  const line = say(
    msg`${name} left out ${plural(left, { one: '# number', other: '# numbers' })} in a row to mark ${marked}.`,
  );
  return { line, hero: null };
}

/** How many numbers were left out before each mark. */
function leapsOf(rows: readonly (readonly number[])[]) {
  return rows.flatMap((marks, row) => {
    const places = marks.map((number) => rowNumbers[row]?.indexOf(number) ?? 0);
    return marks.map((number, at) => {
      const before = at === 0 ? -1 : (places[at - 1] ?? 0);
      return { row, number, left: (places[at] ?? 0) - before - 1 };
    });
  });
}

/** Misses that cost a player the victory come first, then the player with the most misses. */
function dearestMiss(end: State, names: readonly string[], say: Say): Highlight | null {
  const points = scores(end);
  const top = Math.max(...points);
  const players = end.sheets.map(({ misses }, seat) => ({ seat, misses, points: points[seat] ?? 0 }));
  const robbed = players.find(
    (player) => player.points < top && player.points - missPoints(player.misses) > top,
  );
  if (robbed) {
    const name = names[robbed.seat] ?? '';
    return {
      line: say(msg`Without misses ${name} would have overtaken the winner.`),
      hero: null,
      loser: robbed.seat,
    };
  }
  const most = greatest(players, ({ misses }) => misses, 1);
  if (!most) return null;
  const name = names[most.seat] ?? '';
  const { misses } = most;
  const cost = -missPoints(misses);
  const line =
    misses === MOST_MISSES
      ? say(msg`${name}’s fourth miss ended the game.`)
      : say(
          msg`${name} lost ${plural(cost, { one: '# point', other: '# points' })} to ${plural(misses, { one: '# miss', other: '# misses' })}.`,
        );
  return { line, hero: null, loser: most.seat };
}
