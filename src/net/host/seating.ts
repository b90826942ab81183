import type { Level } from '../../engine/bots/bot';
import type { Seat } from '../../engine/game';
import { replaced } from '../../engine/replaced';
import { same } from '../bytes';
import type { Wish } from '../protocol/message';
import { MOST_PHONES, NO_PHONE, type Papers, type Phone, type Place } from '../session/membership';
import { nameFor } from '../session/names';
import { seatsOfPhone } from '../session/seat-views';

type Places = readonly Place[];

const isOpen = ({ phone, bot }: Place): boolean => phone === null && bot === null;

export interface Seated {
  readonly places: Places;
  /** A wish that could not be met. */
  readonly refused: boolean;
}

/** N3, N29 */
export function sitDown(places: Places, phone: number, wishes: readonly Wish[]): Seated {
  let seated = places;
  let refused = false;
  for (const { seat, name } of wishes) {
    const at = seat ?? seated.findIndex(isOpen);
    const place = seated[at];
    if (place && isOpen(place))
      seated = replaced(seated, at, { phone, bot: null, name: nameFor(seated, at, name) });
    else if (place?.phone !== phone) refused = true;
  }
  return { places: seated, refused };
}

/** N5: no bot plays any more for somebody who is back. */
export const cameBack = (places: Places, phone: number): Places =>
  places.map((place) => (place.phone === phone ? { ...place, bot: null } : place));

export const standsIn = (places: Places, phone: number, level: Level): Places =>
  places.map((place) => (place.phone === phone && place.bot === null ? { ...place, bot: level } : place));

/** N6 */
export const gotUp = (places: Places, phone: number): Places =>
  places.map((place) => (place.phone === phone ? { ...place, phone: null, bot: null } : place));

export const given = (places: Places, seat: Seat, part: Partial<Place>): Places =>
  places.map((place, at) => (at === seat ? { ...place, ...part } : place));

/** N29 */
export const named = (places: Places, seat: Seat, name: string): Places =>
  given(places, seat, { name: nameFor(places, seat, name) });

export const phoneWith = (phones: readonly Phone[], key: Uint8Array): Phone | null =>
  phones.find((phone) => same(phone.key, key)) ?? null;

/** N30: the same phones if nothing has changed. */
export const seenAt = (phones: readonly Phone[], seen: Phone, address: string | null): readonly Phone[] =>
  address === null || address === seen.address
    ? phones
    : phones.map((phone) => (phone === seen ? { ...phone, address } : phone));

/** N7: the phones with a new one among them, or null if there is no room for it. */
export function withPhone(
  papers: Papers,
  { key, address }: Omit<Phone, 'number'>,
  here: (phone: number) => boolean,
): readonly Phone[] | null {
  const { phones } = papers;
  const number = numberFor(key, papers);
  const known = phones.length < MOST_PHONES ? phones : withoutOneThatWatched(papers, here);
  return known && [...known, { number, key, address }];
}

function withoutOneThatWatched(
  { phones, places, me }: Papers,
  here: (phone: number) => boolean,
): readonly Phone[] | null {
  const gone = phones.find(
    ({ number }) => number !== me && !here(number) && seatsOfPhone(places, number).length === 0,
  );
  return gone ? phones.filter((phone) => phone !== gone) : null;
}

/**
 * N1: eras are told apart by their phones. Hosts that don't know of each other, and don't know whom the other has let in, hardly
 * ever give two phones the same number, as each looks for one from the key's first byte on.
 */
function numberFor(key: Uint8Array, { phones, eras, era }: Papers): number {
  const first = (key[0] ?? 0) % NO_PHONE;
  const free = (taken: readonly number[]): number | undefined =>
    Array.from({ length: NO_PHONE }, (_, step) => (first + step) % NO_PHONE).find(
      (number) => !taken.includes(number),
    );
  const known = phones.map(({ number }) => number);
  const hosted = eras.map(({ phone }) => phone);
  // As long as there are others, none of those that have hosted, and may yet.
  return free([...known, ...hosted, era.phone]) ?? free(known) ?? first;
}
