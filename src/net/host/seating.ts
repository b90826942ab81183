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
  /** True if a seat that was asked for is not free. */
  readonly refused: boolean;
}

/** N3, N29: gives a phone the open seats that it asks for. */
export function takeSeats(assignments: Assignments, phone: number, wishes: readonly Wish[]): Seated {
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

/** N5: the stand-in bots of a phone that has rejoined are removed. */
export const withoutStandIns = (assignments: Assignments, phone: number): Assignments =>
  assignments.map((assignment) => (assignment.phone === phone ? { ...assignment, bot: null } : assignment));

/** N5: bots play the seats of a phone that is away. */
export const withStandIn = (assignments: Assignments, phone: number, level: Level): Assignments =>
  assignments.map((assignment) =>
    assignment.phone === phone && assignment.bot === null ? { ...assignment, bot: level } : assignment,
  );

/** N6: the seats of a removed phone are open. */
export const withOpenSeats = (assignments: Assignments, phone: number): Assignments =>
  assignments.map((assignment) =>
    assignment.phone === phone ? { ...assignment, phone: null, bot: null } : assignment,
  );

export const withKeeper = (
  assignments: Assignments,
  seat: Seat,
  part: Partial<SeatAssignment>,
): Assignments =>
  assignments.map((assignment, at) => (at === seat ? { ...assignment, ...part } : assignment));

/** N29 */
export const withName = (assignments: Assignments, seat: Seat, name: string): Assignments =>
  withKeeper(assignments, seat, { name: nameFor(assignments, seat, name) });

export const findPhone = (phones: readonly Phone[], key: Uint8Array): Phone | null =>
  phones.find((phone) => same(phone.key, key)) ?? null;

/** N30: the phones with a new address for one of them. Returns the same list if nothing has changed. */
export const withAddress = (
  phones: readonly Phone[],
  seen: Phone,
  address: string | null,
): readonly Phone[] =>
  address === null || address === seen.address
    ? phones
    : phones.map((phone) => (phone === seen ? { ...phone, address } : phone));

/** N7: the phones with a new one added, or null if there is no room. */
export function withPhone(
  membership: Membership,
  { key, address }: Omit<Phone, 'number'>,
  here: (phone: number) => boolean,
  /** The phones whose links are in the log: a link belongs to the chain of one phone. */
  witnesses: readonly number[],
): readonly Phone[] | null {
  const { phones } = membership;
  const number = numberFor(key, membership, witnesses);
  const known = phones.length < MOST_PHONES ? phones : withoutOneWatcher(membership, here);
  return known && [...known, { number, key, address }];
}

function withoutOneWatcher(
  { phones, assignments, me }: Membership,
  here: (phone: number) => boolean,
): readonly Phone[] | null {
  const gone = phones.find(
    ({ number }) => number !== me && !here(number) && seatsOfPhone(assignments, number).length === 0,
  );
  return gone ? phones.filter((phone) => phone !== gone) : null;
}

/**
 * N1: the number for a new phone. Eras differ by the numbers of their phones, so two hosts that don't know of
 * each other should not give the same number to two phones. Each searches from the key's first byte, so this
 * hardly ever happens.
 */
function numberFor(key: Uint8Array, { phones, eras, era }: Membership, witnesses: readonly number[]): number {
  const first = (key[0] ?? 0) % NO_PHONE;
  const free = (taken: readonly number[]): number | undefined =>
    Array.from({ length: NO_PHONE }, (_, step) => (first + step) % NO_PHONE).find(
      (number) => !taken.includes(number),
    );
  const known = phones.map(({ number }) => number);
  const hosted = [...eras.map(({ phone }) => phone), ...witnesses];
  // A phone that has hosted may host again: its number is taken only if no other is free.
  return free([...known, ...hosted, era.phone]) ?? free(known) ?? first;
}
