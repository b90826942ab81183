import type { Seat } from '../../engine/game';
import type { Membership, SeatAssignment } from './membership';
import type { SeatView } from './session';

type Here = (phone: number) => boolean;

/** The seats as a screen of this phone shows them. */
export function seatViews(
  assignments: readonly SeatAssignment[],
  me: number,
  here: Here,
): readonly SeatView[] {
  return assignments.map(({ name, phone, bot }) => ({
    name,
    keeper: bot === null ? { kind: 'person' } : { kind: 'bot', level: bot },
    elsewhere: phone !== me,
    away: phone === null ? bot === null : !here(phone),
    phone,
  }));
}

/** As at a table on one phone: who plays them, wherever. */
export const plainSeatViews = (assignments: readonly SeatAssignment[]): readonly SeatView[] =>
  assignments.map(({ name, bot }) => ({
    name,
    keeper: bot === null ? { kind: 'person' } : { kind: 'bot', level: bot },
  }));

/** What is stored of them: which persons were at this phone is still to be known when the game is long over. */
export const storedSeatViews = (assignments: readonly SeatAssignment[], me: number): readonly SeatView[] =>
  plainSeatViews(assignments).map((at, seat) =>
    at.keeper.kind === 'person' && assignments[seat]?.phone !== me ? { ...at, elsewhere: true } : at,
  );

/** All at this phone: what becomes of them when there is nothing left of the table but the game. */
export const seatsHere = (seats: readonly SeatView[]): readonly SeatView[] =>
  seats.map(({ name, keeper }) => ({ name, keeper }));

export const seatsOfPhone = (assignments: readonly SeatAssignment[], phone: number): readonly Seat[] =>
  assignments.flatMap((assignment, seat) => (assignment.phone === phone ? [seat] : []));

/** N13: the phone that has thrown a seat's dice; null for a bot's, which the host throws. */
export function throwerOf(assignments: readonly SeatAssignment[], seat: Seat): number | null {
  const assignment = assignments[seat];
  return assignment?.bot === null ? assignment.phone : null;
}

/** N30: where those are that may host once the host is gone. */
export const addressesOf = ({ phones, assignments, me }: Membership): readonly string[] =>
  phones.flatMap(({ number, address }) =>
    address !== null && number !== me && seatsOfPhone(assignments, number).length > 0 ? [address] : [],
  );

/** N17: the phones that may take over from the host, in this order. */
export function heirs({ assignments, era }: Membership, here: Here): readonly number[] {
  const kept = assignments.flatMap(({ phone }) =>
    phone !== null && phone !== era.phone && here(phone) ? [phone] : [],
  );
  return [...new Set(kept)];
}
