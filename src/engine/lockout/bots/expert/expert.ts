import { best } from '../../../bots/best';
import type { Bot, Valued } from '../../../bots/bot';
import { unpacked } from '../../../bots/packed';
import { evened } from '../../../bots/shares';
import type { Seat } from '../../../game';
import type { Move, State } from '../../state';
import * as data from './data';
import { foresight } from './foresight';
import { newActivity, run } from './net';
import { sheetValues } from './sheet-values';
import { netFrom, pairTablesFrom } from './stored';
import type { Position } from './turn';
import { valuesOf, type Worth } from './values';
import { worthOf } from './worth';

const value = sheetValues(pairTablesFrom(unpacked(data.pairs)));
const net = netFrom(unpacked(data.net));
const foresee = foresight(value);
const activity = newActivity();

/** Returns what a position between two turns is worth to a seat. */
const worthNow: Worth = (position, seat) =>
  worthOf(position, seat, (active, waiting) => run(net, value, active, waiting, activity));

/** Returns each seat's share of the win between two turns. */
export const sharesNow = (position: Position): readonly number[] =>
  evened(position.papers.map((_, seat) => worthNow(position, seat)));

const shareNow: Worth = (position, seat) => sharesNow(position)[seat] ?? 0;

/**
 * Returns the seat's share of the win after each move, if the others answer as foreseen. Among three or more it
 * chooses by a product that is less than the share; no move has a larger share than its choice.
 */
function worths(state: State, seat: Seat): readonly Valued<Move>[] {
  const all = valuesOf(state, seat, foresee, worthNow);
  if (state.sheets.length === 2 || all.length === 0) return all;
  const shares = valuesOf(state, seat, foresee, shareNow);
  const most = shares[all.indexOf(best(all, ({ worth }) => worth))]?.worth ?? 0;
  return shares.map(({ move, worth }) => ({ move, worth: Math.min(worth, most) }));
}

export const expert: Bot<State, Move> = {
  worths,
  choose: (state, seat) =>
    state.phase === 'roll'
      ? { kind: 'roll' }
      : best(valuesOf(state, seat, foresee, worthNow), ({ worth }) => worth).move,
};
