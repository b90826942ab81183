import type { SessionView } from '../session/session';
import type { Scene } from './outbox';

/** N13: the dice that are waited for, and the moves that throw them, as they travel. */
export function sentWanted({ match, wanted }: SessionView, moves: readonly unknown[]): Scene['wanted'] {
  if (!wanted) return null;
  const { format } = match.game.notation;
  return { seat: wanted.seat, moves: moves.map((move) => format(move)), given: wanted.given };
}
