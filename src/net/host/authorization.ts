import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal } from '../../engine/refusal';
import { netReasons } from '../protocol/net-reasons';
import type { Membership } from '../session/membership';
import { tableReasons } from '../session/table-reasons';
import type { Roster } from './roster';

// Each function returns why a phone may not decide now, or null if it may. The rules of the game come
// afterwards.

/** N6, N18: nobody may decide now. */
export function tableBlocked({ down, gathering, membership }: Roster): Refusal | null {
  if (down) return netReasons['later-host'];
  if (gathering) return netReasons.gathering;
  return membership.paused ? netReasons.paused : null;
}

/** N4: the seat belongs to another phone. */
export function notTheirSeat({ assignments, me }: Membership, phone: number, seat: Seat): Refusal | null {
  const assignment = assignments[seat];
  if (!assignment) return tableReasons['no-such-seat'];
  if (assignment.phone === phone || (phone === me && assignment.bot !== null)) return null;
  return netReasons['not-yours'];
}

/** N13: real dice are tapped in on the phone that keeps the seat, or on the host. */
export const notTheirDice = (membership: Membership, phone: number, seat: Seat): Refusal | null =>
  phone === membership.me && membership.assignments[seat] ? null : notTheirSeat(membership, phone, seat);

/** N9: the seat has moved since. `at` is the length of the log when the proposal was made. */
export function decidedTooLate({ log }: AnyMatch, seat: Seat, at: number): Refusal | null {
  const late = at > log.length || log.slice(at).some((entry) => entry.seat === seat);
  return late ? netReasons['too-late'] : null;
}
