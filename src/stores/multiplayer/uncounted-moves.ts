import type { AnyMatch } from '../../engine/match';
import { firstDifference } from '../../net/guest/received-log';
import { seatsOfPhone } from '../../net/session/seat-views';
import type { TableCopy } from '../../net/session/table-journal';

/** N19: counts the moves that people made on this phone while it hosted and that the later host's log does not have. */
export function uncountedMoves({ match, membership: { assignments, me } }: TableCopy, now: AnyMatch): number {
  const from = firstDifference(match, now, 0) ?? Math.min(match.log.length, now.log.length);
  const own = seatsOfPhone(assignments, me).filter((seat) => assignments[seat]?.bot === null);
  return match.log.slice(from).filter(({ seat }) => own.includes(seat)).length;
}
