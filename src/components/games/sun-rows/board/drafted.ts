import type { Move } from '../../../../engine/sun-rows/state';

type Placed = Extract<Move, { readonly place: number }>;

/** The place that a draft enters dice at or takes an open card from; null if there is none. */
export function draftedPlace(kind: Placed['kind'], draft: readonly Move[]): number | null {
  const found = draft.find((move) => move.kind === kind);
  return found && 'place' in found ? found.place : null;
}
