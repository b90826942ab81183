import { given } from './chance';
import type { Game, Seat } from './game';
import { type Match, viewOf, why } from './match';
import { accepted, type Result, reasons, refused } from './refusal';

export const draftReasons = reasons('draft', {
  'needs-dice': ['M7', 'This throws dice, so it cannot be tried out first.'],
});

/**
 * Moves that one seat has placed but not committed. They are played on a copy of the state and can be undone
 * one by one, because neither chance nor another player's move comes between them. In a simultaneous phase
 * the copy lacks the others' answers, because otherwise a player who tries out the last answer would see
 * them.
 */
export interface Draft<State, Move> {
  readonly seat: Seat;
  readonly base: State;
  readonly steps: readonly { readonly move: Move; readonly state: State }[];
}

export function beginDraft<State, Move, Options extends object>(
  match: Match<State, Move, Options>,
  seat: Seat,
): Draft<State, Move> {
  return { seat, base: viewOf(match.game, match.state, seat), steps: [] };
}

/** Returns the state after all placed moves. */
export function draftState<State, Move>(draft: Draft<State, Move>): State {
  return draft.steps.at(-1)?.state ?? draft.base;
}

export function place<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  draft: Draft<State, Move>,
  move: Move,
): Result<Draft<State, Move>> {
  const before = draftState(draft);
  const refusal = why(game, before, draft.seat, move);
  if (refusal) return refused(refusal);
  const noDice = given([]);
  const state = game.play(before, draft.seat, move, noDice);
  if (noDice.fault()) return refused(draftReasons['needs-dice']);
  return accepted({ ...draft, steps: [...draft.steps, { move, state }] });
}

/** Returns the draft without its last move. */
export function undo<State, Move>(draft: Draft<State, Move>): Draft<State, Move> {
  return { ...draft, steps: draft.steps.slice(0, -1) };
}
