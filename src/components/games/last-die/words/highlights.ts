import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Happening, Highlight, Say } from '../../face';
import { type Settled, settledBy } from '../board/settled';
import { fitsNothing } from './laid';

type Played = readonly Happening<State, Move>[];

interface Turn {
  readonly seat: Seat;
  readonly rows: readonly Settled[];
  /** Points won minus points paid. */
  readonly change: number;
  /** Counted from 1. */
  readonly round: number;
}

/** Highlights: the best turn, the best row, the most expensive row, and the most rolls in vain. */
export function highlights(played: Played, names: readonly string[], say: Say): readonly Highlight[] {
  const turns = turnsOf(played);
  return [
    bestTurn(turns, names, say),
    bestRow(turns, names, say),
    dearestRow(turns, names, say),
    inVain(played, names, say),
  ].filter((highlight) => highlight !== null);
}

/** A turn with several rows. A single row counts as the best row instead. */
function bestTurn(turns: readonly Turn[], names: readonly string[], say: Say): Highlight | null {
  const best = most(turns, ({ change }) => change);
  if (!best || best.change <= 0 || best.rows.length < 2) return null;
  const { seat, change: points, round } = best;
  const rows = best.rows.length;
  const name = names[seat] ?? '';
  const line = say(
    msg`Best turn: ${name} won ${plural(points, { one: '# point', other: '# points' })} with ${plural(rows, { one: '# row', other: '# rows' })} in round ${round}.`,
  );
  return { line, hero: seat };
}

interface Row extends Settled {
  readonly round: number;
}

const rowsOf = (turns: readonly Turn[]): readonly Row[] =>
  turns.flatMap(({ rows, round }) => rows.map((row) => ({ ...row, round })));

function bestRow(turns: readonly Turn[], names: readonly string[], say: Say): Highlight | null {
  const best = most(rowsOf(turns), ({ change }) => change);
  if (!best || best.change <= 0) return null;
  const { seat, change: points, round } = best;
  const name = names[seat] ?? '';
  const line = say(
    msg`Best row: ${name} took one of ${plural(points, { one: '# point', other: '# points' })} in round ${round}.`,
  );
  return { line, hero: seat };
}

function dearestRow(turns: readonly Turn[], names: readonly string[], say: Say): Highlight | null {
  const dearest = most(rowsOf(turns), ({ change }) => -change);
  if (!dearest || dearest.change >= 0) return null;
  const { seat, change, round } = dearest;
  const name = names[seat] ?? '';
  const points = -change;
  const line = say(
    msg`Dearest row: ${name} paid ${plural(points, { one: '# point', other: '# points' })} in round ${round}.`,
  );
  return { line, hero: null, loser: seat };
}

/** Rolls without a fitting die. One or two are common. */
function inVain(played: Played, names: readonly string[], say: Say): Highlight | null {
  const times = names.map(
    (_, seat) => played.filter((each) => each.entry.seat === seat && fitsNothing(each)).length,
  );
  const worst = Math.max(...times);
  const name = names[times.indexOf(worst)] ?? '';
  if (worst < 3 || times.filter((each) => each === worst).length > 1) return null;
  const line = say(
    msg`${name} had bad luck: ${plural(worst, { one: '# roll', other: '# rolls' })} without a die that fits.`,
  );
  return { line, hero: null, loser: times.indexOf(worst) };
}

function turnsOf(played: Played): readonly Turn[] {
  const turns: Turn[] = [];
  let rows: Settled[] = [];
  for (const { entry, before, after } of played) {
    const settled = entry.move.kind === 'place' ? settledBy(before, entry.move.row - 1, after) : null;
    if (settled) rows.push(settled);
    if (after.phase === 'place') continue;
    const change = rows.reduce((sum, row) => sum + row.change, 0);
    turns.push({ seat: entry.seat, rows, change, round: before.round + 1 });
    rows = [];
  }
  return turns;
}

/** The first item with the highest figure. */
function most<T>(all: readonly T[], figure: (each: T) => number): T | null {
  return all.reduce<T | null>(
    (best, each) => (best === null || figure(each) > figure(best) ? each : best),
    null,
  );
}
