import type { Seat } from '../../engine/game';
import type { Papers, Place } from './membership';
import type { SeatAt } from './session';

type Here = (phone: number) => boolean;

/** The seats as a screen of this phone shows them. */
export function seatsFor(places: readonly Place[], me: number, here: Here): readonly SeatAt[] {
  return places.map(({ name, phone, bot }) => ({
    name,
    keeper: bot === null ? { kind: 'person' } : { kind: 'bot', level: bot },
    elsewhere: phone !== me,
    away: phone === null ? bot === null : !here(phone),
    phone,
  }));
}

/** As at a table on one phone: who plays them, wherever. */
export const plainSeats = (places: readonly Place[]): readonly SeatAt[] =>
  places.map(({ name, bot }) => ({
    name,
    keeper: bot === null ? { kind: 'person' } : { kind: 'bot', level: bot },
  }));

/** What is stored of them: which persons were at this phone is still to be known when the game is long over. */
export const keptSeats = (places: readonly Place[], me: number): readonly SeatAt[] =>
  plainSeats(places).map((at, seat) =>
    at.keeper.kind === 'person' && places[seat]?.phone !== me ? { ...at, elsewhere: true } : at,
  );

/** All at this phone: what becomes of them when there is nothing left of the table but the game. */
export const seatsHere = (seats: readonly SeatAt[]): readonly SeatAt[] =>
  seats.map(({ name, keeper }) => ({ name, keeper }));

export const seatsOfPhone = (places: readonly Place[], phone: number): readonly Seat[] =>
  places.flatMap((place, seat) => (place.phone === phone ? [seat] : []));

/** N13: the phone that has thrown a seat's dice; null for a bot's, which the host throws. */
export function throwerOf(places: readonly Place[], seat: Seat): number | null {
  const place = places[seat];
  return place?.bot === null ? place.phone : null;
}

/** N30: where those are that may host once the host is gone. */
export const addressesOf = ({ phones, places, me }: Papers): readonly string[] =>
  phones.flatMap(({ number, address }) =>
    address !== null && number !== me && seatsOfPhone(places, number).length > 0 ? [address] : [],
  );

/** N17: the phones that may take over from the host, in this order. */
export function heirs({ places, era }: Papers, here: Here): readonly number[] {
  const kept = places.flatMap(({ phone }) =>
    phone !== null && phone !== era.phone && here(phone) ? [phone] : [],
  );
  return [...new Set(kept)];
}
