import { best } from '../../bots/best';
import type { Bot } from '../../bots/bot';
import { given } from '../../chance';
import type { Seat } from '../../game';
import { moves, play } from '../rules';
import type { Answer, Move, State } from '../state';
import { value } from './value';

const PASS: Answer = { kind: 'pass' };
/** Nothing is thrown between an answer and the end of its turn. */
const NO_DICE = given([]);

/** Plays its answers out on a copy: the active seat finds the best white and coloured mark, or the miss, together. */
export const normal: Bot<State, Move> = {
  choose(state, seat, _random, spent) {
    const known = withoutOthers(state, seat);
    return best(moves(known, seat), (move) => worthOf(known, seat, move), spent);
  },
};

/** L3: what the others answer in the white phase is hidden, so they are taken to pass. */
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
