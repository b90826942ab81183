import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import { moves } from '../rules';
import type { Move, State } from '../state';
import { plannedWorth, withoutOthers } from './planning';
import { value } from './value';

/** Plays its answers on a copy and compares its lead over the others. It assumes that the others pass. */
export const hard: Bot<State, Move> = {
  choose(state, seat, _random, spent) {
    const known = withoutOthers(state, seat);
    return best(moves(known, seat), (move) => plannedWorth(known, seat, move, value), spent);
  },
};
