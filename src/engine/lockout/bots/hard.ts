import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import { given } from '../../chance';
import type { Seat } from '../../game';
import { moves, play } from '../rules';
import type { Answer, Move, State } from '../state';
import { value } from './value';

const PASS: Answer = { kind: 'pass' };
/** No dice are thrown between an answer and the end of the turn. */
const NO_DICE = given([]);

/**
 * Plays its answers on a copy. The active seat thus compares pairs of a white and a coloured mark, and the
 * miss.
 */
export const hard: Bot<State, Move> = {
  choose(state, seat, _random, spent) {
    const known = withoutOthers(state, seat);
    return best(moves(known, seat), (move) => worthOf(known, seat, move), spent);
  },
};

/** L3: the others' answers are hidden, so the bot assumes that they pass. */
function withoutOthers(state: State, seat: Seat): State {
  if (state.phase !== 'white') return state;
  return { ...state, answers: state.answers.map((_, other) => (other === seat ? null : PASS)) };
}

function worthOf(state: State, seat: Seat, move: Move): number {
  if (move.kind === 'roll') return 0;
  const after = play(state, seat, move, NO_DICE);
  if (after.phase !== 'colour' || after.active !== seat) return value(after, seat);
  return Math.max(...moves(after, seat).map((next) => worthOf(after, seat, next)));
}
