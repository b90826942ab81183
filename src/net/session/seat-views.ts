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

/** The seats as at a table on one phone: without the phones that keep them. */
export const plainSeatViews = (assignments: readonly SeatAssignment[]): readonly SeatView[] =>
  assignments.map(({ name, bot }) => ({
    name,
    keeper: bot === null ? { kind: 'person' } : { kind: 'bot', level: bot },
  }));

/** The seats as they are stored: marked `elsewhere` where another phone kept them, for later statistics. */
export const storedSeatViews = (assignments: readonly SeatAssignment[], me: number): readonly SeatView[] =>
  plainSeatViews(assignments).map((view, seat) =>
    view.keeper.kind === 'person' && assignments[seat]?.phone !== me ? { ...view, elsewhere: true } : view,
  );

/** The seats with all persons at this phone: for a game whose table is no longer shared. */
export const seatsHere = (seats: readonly SeatView[]): readonly SeatView[] =>
  seats.map(({ name, keeper }) => ({ name, keeper }));

export const seatsOfPhone = (assignments: readonly SeatAssignment[], phone: number): readonly Seat[] =>
  assignments.flatMap((assignment, seat) => (assignment.phone === phone ? [seat] : []));

/** The phone whose people play a seat; null if it is open, or a bot plays it, also as a stand-in. */
export function playingPhone(assignments: readonly SeatAssignment[], seat: Seat): number | null {
  const assignment = assignments[seat];
  return assignment?.bot === null ? assignment.phone : null;
}

/** Whether the people of a phone play a seat: screens show them as players. */
export const playsSeat = (assignments: readonly SeatAssignment[], phone: number): boolean =>
  assignments.some((_, seat) => playingPhone(assignments, seat) === phone);

/** N30: the addresses of the phones that may host after this host. */
export const addressesOf = ({ phones, assignments, me }: Membership): readonly string[] =>
  phones.flatMap(({ number, address }) =>
    address !== null && number !== me && seatsOfPhone(assignments, number).length > 0 ? [address] : [],
  );

/** N17: the phones that may take over from the host, in order. */
export function heirs({ assignments, era }: Membership, here: Here): readonly number[] {
  const withSeat = assignments.flatMap(({ phone }) =>
    phone !== null && phone !== era.phone && here(phone) ? [phone] : [],
  );
  return [...new Set(withSeat)];
}
