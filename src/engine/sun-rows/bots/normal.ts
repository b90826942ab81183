import type { Bot } from '../../bots/bot';
import type { Seat } from '../../game';
import type { Uniform } from '../../random';
import type { Move, State } from '../state';
import { hard } from './hard';

/** The bot overlooks one of its cards in this many. */
const OVERLOOKED = 12;
/** The bot stops rolling too early one time in this many. */
const CONTENT = 12;

/**
 * Rolls and enters well for the cards that it looks at. It does not look at the others' cards, and sometimes
 * not at one of its own.
 */
export const normal: Bot<State, Move> = {
  choose(state, seat, random, spent) {
    if (state.phase === 'reroll' && random(CONTENT) === 0) return { kind: 'stop' };
    return hard.choose(asSeen(state, seat, random), seat, random, spent);
  },
};

/** The others have nothing yet, as far as this bot sees. */
function asSeen(state: State, seat: Seat, random: Uniform): State {
  const looks = state.phase === 'reroll' || state.phase === 'answer';
  const places = state.places.map((cards, owner) =>
    cards.map((card) => (owner !== seat || (looks && random(OVERLOOKED) === 0) ? null : card)),
  );
  const own = (counts: readonly number[]) => counts.map((count, owner) => (owner === seat ? count : 0));
  return { ...state, places, points: own(state.points), scored: own(state.scored) };
}
