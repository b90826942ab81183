import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Illegal } from '../../engine/refusal';
import { netReasons } from '../protocol/net-reasons';
import type { Papers } from '../session/membership';
import { tableReasons } from '../session/table-reasons';
import type { Desk } from './roster';

// Why a phone may not decide now, whatever the game says. Null: it may.

/** N6, N18 */
export function notNow({ down, gathering, papers }: Desk): Illegal | null {
  if (down) return netReasons['later-host'];
  if (gathering) return netReasons.gathering;
  return papers.paused ? netReasons.paused : null;
}

/** N4 */
export function notYours({ places, me }: Papers, phone: number, seat: Seat): Illegal | null {
  const place = places[seat];
  if (!place) return tableReasons['no-such-seat'];
  if (place.phone === phone || (phone === me && place.bot !== null)) return null;
  return netReasons['not-yours'];
}

/** N13: real dice are tapped in where the seat is, or on the host. */
export const notTheirDice = (papers: Papers, phone: number, seat: Seat): Illegal | null =>
  phone === papers.me && papers.places[seat] ? null : notYours(papers, phone, seat);

/** N9: `at`: how long the log was when it was decided. */
export function tooLate({ log }: AnyMatch, seat: Seat, at: number): Illegal | null {
  const late = at > log.length || log.slice(at).some((entry) => entry.seat === seat);
  return late ? netReasons['too-late'] : null;
}
