import { same } from '../bytes';
import { areEras, erasAfter, isBelievable, isLater, MOST_ERAS } from '../protocol/eras';
import { truncateLog } from '../protocol/log';
import type { SeatsTable, Welcome } from '../protocol/message';
import type { Membership, Phone, SeatAssignment } from '../session/membership';
import { decentName } from '../session/names';
import { seatsOfPhone } from '../session/seat-views';
import type { TableCopy } from '../session/table-journal';
import { nearHost } from '../transports/lan/address';
import { matchFromOpening } from './received-opening';

export type Welcomed = TableCopy | 'other-table' | 'earlier-host' | 'missing' | 'broken' | 'differs';

/**
 * The copy after a `welcome`: truncated to where host and guest agree, with the host's membership. Else why
 * it is refused.
 */
export function applyWelcome(copy: TableCopy | null, welcome: Welcome, only?: Uint8Array): Welcomed {
  const { table, era, anchor, phone: me, realDice, seats, eras, length, from } = welcome;
  const { paused, assignments, phones } = seats;
  const middle = liesInMiddle(copy?.membership.middle, me, seats);
  const wanted = copy?.membership.table ?? only;
  if (wanted && !same(wanted, table)) return 'other-table';
  if (copy && isLater(copy.membership.era, era)) return 'earlier-host';
  if (!isBelievable(era, copy?.membership.era ?? null)) return 'broken';
  if (from > length || !areEras(eras, length) || eras.some((each) => isLater(each, era))) return 'broken';
  // Entries after `length` belong to the host's own era.
  const hostEras = erasAfter(eras, era, length);
  if (hostEras.length > MOST_ERAS) return 'broken';
  if (from > (copy?.match.log.length ?? 0)) return 'missing';
  const kept = copy && from > 0 ? truncateLog(copy.match, from) : matchFromOpening(welcome.opening);
  if (!kept || assignments.length !== kept.opening.names.length) return 'differs';
  const membership: Membership = {
    table,
    me,
    role: 'guest',
    era,
    eras: hostEras,
    anchor: { era, link: anchor },
    assignments: assignments.map(withDecentName),
    phones: phones.map(withNearbyAddress),
    realDice,
    paused,
    middle,
  };
  return { match: kept, membership };
}

/** N29: a guest does not rely on the host to clean names. */
const withDecentName = (assignment: SeatAssignment): SeatAssignment => ({
  ...assignment,
  name: decentName(assignment.name),
});

/** N30: only addresses in the local network count. */
const withNearbyAddress = ({ number, key, address }: Phone): Phone => ({
  number,
  key,
  address: address === null ? null : nearHost(address),
});

/** N39: whether this phone wants to lie in the middle, after what the host says of it. */
const liesInMiddle = (wanted = false, me: number, { middle, assignments }: SeatsTable): boolean =>
  seatsOfPhone(assignments, me).length === 0 && (middle === null ? wanted : middle === me);

export function applySeats(copy: TableCopy, seats: SeatsTable): TableCopy {
  const { membership } = copy;
  return {
    ...copy,
    membership: {
      ...membership,
      paused: seats.paused,
      middle: liesInMiddle(membership.middle, membership.me, seats),
      assignments: seats.assignments.map(withDecentName),
      phones: seats.phones.map(withNearbyAddress),
    },
  };
}
