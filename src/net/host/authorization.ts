import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import { netReasons } from '../protocol/net-reasons';
import type { Membership } from '../session/membership';
import { tableReasons } from '../session/table-reasons';
import type { Roster } from './roster';

// Why a phone may not decide now, whatever the game says. Null: it may.

/** N6, N18 */
export function notNow({ down, gathering, membership }: Roster): Refusal | null {
  if (down) return netReasons['later-host'];
  if (gathering) return netReasons.gathering;
  return membership.paused ? netReasons.paused : null;
}

/** N4 */
export function notYours({ assignments, me }: Membership, phone: number, seat: Seat): Refusal | null {
  const assignment = assignments[seat];
  if (!assignment) return tableReasons['no-such-seat'];
  if (assignment.phone === phone || (phone === me && assignment.bot !== null)) return null;
  return netReasons['not-yours'];
}

/** N13: real dice are tapped in where the seat is, or on the host. */
export const notTheirDice = (membership: Membership, phone: number, seat: Seat): Refusal | null =>
  phone === membership.me && membership.assignments[seat] ? null : notYours(membership, phone, seat);

/** N9: `at`: how long the log was when it was decided. */
export function tooLate({ log }: AnyMatch, seat: Seat, at: number): Refusal | null {
  const late = at > log.length || log.slice(at).some((entry) => entry.seat === seat);
  return late ? netReasons['too-late'] : null;
}
