import type { SessionView } from '../session/session';
import type { Scene } from './outbox';

/** N13: the wanted dice, and the moves that throw them, in the form of the message. */
export function sentWanted({ match, wanted }: SessionView, moves: readonly unknown[]): Scene['wanted'] {
  if (!wanted) return null;
  const { format } = match.game.notation;
  return { seat: wanted.seat, moves: moves.map((move) => format(move)), given: wanted.given };
}
