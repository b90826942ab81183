import { best } from '../../../bots/best';
import type { Bot } from '../../../bots/bot';
import { unpacked } from '../../../bots/packed';
import type { Seat } from '../../../game';
import type { Move, State } from '../../state';
import * as data from './data';
import { foresight } from './foresight';
import { newActivity, run } from './net';
import { sheetValues } from './sheet-values';
import { netFrom, pairTablesFrom } from './stored';
import { valuesOf, type Worth } from './values';
import { worthOf } from './worth';

const value = sheetValues(pairTablesFrom(unpacked(data.pairs)));
const net = netFrom(unpacked(data.net));
const foresee = foresight(value);
const activity = newActivity();

/** Returns a seat's share of the win between two turns. */
export const worthNow: Worth = (position, seat) =>
  worthOf(position, seat, (active, waiting) => run(net, value, active, waiting, activity));

/** Returns what each move is worth, if the others answer as foreseen. */
const worths = (state: State, seat: Seat) => valuesOf(state, seat, foresee, worthNow);

export const expert: Bot<State, Move> = {
  worths,
  choose: (state, seat) =>
    state.phase === 'roll' ? { kind: 'roll' } : best(worths(state, seat), ({ worth }) => worth).move,
};
