import type { Seat } from '../game';

/** A recommended move, a move that it is compared with, and what the two do. Words are made of it elsewhere. */
export interface Advice<Move, Facts> {
  readonly move: Move;
  /** Null if there is nothing to compare with. */
  readonly other: Move | null;
  readonly facts: Facts;
}

/**
 * Returns the facts about a move that a bot has chosen. They are true of the state, whichever bot has chosen.
 * `instead`: the move that was made, to compare with.
 */
export type Adviser<State, Move, Facts> = (
  state: State,
  seat: Seat,
  move: Move,
  instead?: Move,
) => Advice<Move, Facts>;
