import type { Level } from '../../engine/bots/bot';
import type { Seat } from '../../engine/game';
import { replaced } from '../../engine/replaced';
import { same } from '../bytes';
import type { Wish } from '../protocol/message';
import {
  type Membership,
  MOST_PHONES,
  NO_PHONE,
  type Phone,
  type SeatAssignment,
} from '../session/membership';
import { nameFor } from '../session/names';
import { seatsOfPhone } from '../session/seat-views';

type Assignments = readonly SeatAssignment[];

const isOpen = ({ phone, bot }: SeatAssignment): boolean => phone === null && bot === null;

export interface Seated {
  readonly assignments: Assignments;
  /** A wish that could not be met. */
  readonly refused: boolean;
}

/** N3, N29 */
export function sitDown(assignments: Assignments, phone: number, wishes: readonly Wish[]): Seated {
  let seated = assignments;
  let refused = false;
  for (const { seat, name } of wishes) {
    const at = seat ?? seated.findIndex(isOpen);
    const assignment = seated[at];
    if (assignment && isOpen(assignment))
      seated = replaced(seated, at, { phone, bot: null, name: nameFor(seated, at, name) });
    else if (assignment?.phone !== phone) refused = true;
  }
  return { assignments: seated, refused };
}

/** N5: no bot plays any more for somebody who is back. */
export const cameBack = (assignments: Assignments, phone: number): Assignments =>
  assignments.map((assignment) => (assignment.phone === phone ? { ...assignment, bot: null } : assignment));

export const standsIn = (assignments: Assignments, phone: number, level: Level): Assignments =>
  assignments.map((assignment) =>
    assignment.phone === phone && assignment.bot === null ? { ...assignment, bot: level } : assignment,
  );

/** N6 */
export const gotUp = (assignments: Assignments, phone: number): Assignments =>
  assignments.map((assignment) =>
    assignment.phone === phone ? { ...assignment, phone: null, bot: null } : assignment,
  );

export const given = (assignments: Assignments, seat: Seat, part: Partial<SeatAssignment>): Assignments =>
  assignments.map((assignment, at) => (at === seat ? { ...assignment, ...part } : assignment));

/** N29 */
export const named = (assignments: Assignments, seat: Seat, name: string): Assignments =>
  given(assignments, seat, { name: nameFor(assignments, seat, name) });

export const phoneWith = (phones: readonly Phone[], key: Uint8Array): Phone | null =>
  phones.find((phone) => same(phone.key, key)) ?? null;

/** N30: the same phones if nothing has changed. */
export const seenAt = (phones: readonly Phone[], seen: Phone, address: string | null): readonly Phone[] =>
  address === null || address === seen.address
    ? phones
    : phones.map((phone) => (phone === seen ? { ...phone, address } : phone));

/** N7: the phones with a new one among them, or null if there is no room for it. */
export function withPhone(
  membership: Membership,
  { key, address }: Omit<Phone, 'number'>,
  here: (phone: number) => boolean,
): readonly Phone[] | null {
  const { phones } = membership;
  const number = numberFor(key, membership);
  const known = phones.length < MOST_PHONES ? phones : withoutOneThatWatched(membership, here);
  return known && [...known, { number, key, address }];
}

function withoutOneThatWatched(
  { phones, assignments, me }: Membership,
  here: (phone: number) => boolean,
): readonly Phone[] | null {
  const gone = phones.find(
    ({ number }) => number !== me && !here(number) && seatsOfPhone(assignments, number).length === 0,
  );
  return gone ? phones.filter((phone) => phone !== gone) : null;
}

/**
 * N1: eras are told apart by their phones. Hosts that don't know of each other, and don't know whom the other has let in, hardly
 * ever give two phones the same number, as each looks for one from the key's first byte on.
 */
function numberFor(key: Uint8Array, { phones, eras, era }: Membership): number {
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
