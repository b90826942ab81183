import type { Seat } from '../engine/game';
import type { Papers, Place } from './papers';
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

/** What is stored of them: seats of persons are this phone's if the rest is lost. */
export const plainSeats = (places: readonly Place[]): readonly SeatAt[] =>
  places.map(({ name, bot }) => ({
    name,
    keeper: bot === null ? { kind: 'person' } : { kind: 'bot', level: bot },
  }));

export const seatsOfPhone = (places: readonly Place[], phone: number): readonly Seat[] =>
  places.flatMap((place, seat) => (place.phone === phone ? [seat] : []));

/** N17: the phones that may take over from the host, in this order. */
export function heirs({ places, era }: Papers, here: Here): readonly number[] {
  const kept = places.flatMap(({ phone }) =>
    phone !== null && phone !== era.phone && here(phone) ? [phone] : [],
  );
  return [...new Set(kept)];
}
