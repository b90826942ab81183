import type { Bot } from '../../bots/bot';
import type { Uniform } from '../../random';
import { moves } from '../rules';
import type { Move, State } from '../state';
import { nextAtOnce } from './hard';

/** The bot overlooks one die of its hand in this many. */
const OVERLOOKED = 4;

/** Places the dice that it sees as well as it can, without a thought for a second roll. */
export const normal: Bot<State, Move> = {
  choose(state, seat, random) {
    const seen = { ...state, hand: seenOf(state.hand, random) };
    // D6: one die has to be placed, so the bot looks again if none of those that it has seen fits.
    return nextAtOnce(moves(seen).length > 0 ? seen : state, seat);
  },
};

const seenOf = (hand: readonly number[], random: Uniform): readonly number[] =>
  hand.filter(() => random(OVERLOOKED) > 0);
