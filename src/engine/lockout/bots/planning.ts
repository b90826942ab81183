import { given } from '../../chance';
import type { Seat } from '../../game';
import { moves, play } from '../rules';
import type { Answer, Move, State } from '../state';

const PASS: Answer = { kind: 'pass' };
/** No dice are thrown between an answer and the end of the turn. */
const NO_DICE = given([]);

/** Returns how good a state is for a seat. */
export type Value = (state: State, seat: Seat) => number;

/** L3: the others' answers are hidden. Returns the state in which they pass. */
export function withoutOthers(state: State, seat: Seat): State {
  if (state.phase !== 'white') return state;
  return { ...state, answers: state.answers.map((_, other) => (other === seat ? null : PASS)) };
}

/**
 * Returns the value of a move with the best moves after it in the same turn. The active seat thus compares
 * pairs of a white and a coloured mark, and the miss. `state`: without the others' answers.
 */
export function plannedWorth(state: State, seat: Seat, move: Move, value: Value): number {
  if (move.kind === 'roll') return 0;
  const after = play(state, seat, move, NO_DICE);
  if (after.phase !== 'colour' || after.active !== seat) return value(after, seat);
  return Math.max(...moves(after, seat).map((next) => plannedWorth(after, seat, next, value)));
}
