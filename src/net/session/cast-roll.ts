import { type Chance, given } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import { type AnyMatch, commit } from '../../engine/match';
import type { RollProof } from '../../engine/roll-proof';

/** A move that draws from chance, before it is played. */
export interface PendingRoll {
  /** The match with all moves that are committed together with this one and before it. */
  readonly before: AnyMatch;
  readonly seat: Seat;
  readonly move: unknown;
}

export interface Cast {
  readonly chance: Chance;
  readonly proof: RollProof;
}

/** Null: no other phone can witness the roll. */
export type CastRoll = (roll: PendingRoll) => Promise<Cast | null>;

/** Whether a legal move draws from chance. */
export function rolls(before: AnyMatch, seat: Seat, move: unknown): boolean {
  const none = given([]);
  return commit(before, seat, move, none).ok && none.fault() !== null;
}

/** The match with a proof at its last entry. */
export const withProof = (match: AnyMatch, proof: RollProof): AnyMatch => ({
  ...match,
  log: match.log.map((entry, at) => (at === match.log.length - 1 ? { ...entry, proof } : entry)),
});
