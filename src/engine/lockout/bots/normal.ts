import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import { moves } from '../rules';
import type { Move, State } from '../state';
import { plannedWorth, withoutOthers } from './planning';
import { ownPromise } from './value';

/** The bot overlooks one mark in this many. */
const OVERLOOKED = 8;

/**
 * Plans its own turn and values its own sheet well. It never looks at the other sheets, so it does not see
 * that they end the game, or whether it should.
 */
export const normal: Bot<State, Move> = {
  choose(state, seat, random) {
    const known = withoutOthers(state, seat);
    const seen = moves(known, seat).filter((move) => move.kind !== 'mark' || random(OVERLOOKED) > 0);
    const promise = ownPromise(known, seat);
    return best(seen, (move) => plannedWorth(known, seat, move, promise));
  },
};
