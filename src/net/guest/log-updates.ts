import { readEntry } from '../../engine/codec';
import type { Entry } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { same } from '../bytes';
import { shortDigestOf } from '../protocol/digest';
import { unpackEntries } from '../protocol/entries';
import { areEras, erasAfter, isBelievable, isLater, MOST_ERAS } from '../protocol/eras';
import { extendLog, truncateLog } from '../protocol/log';
import type { LogPart, SeatsTable, Welcome } from '../protocol/message';
import type { Membership, Phone, SeatAssignment } from '../session/membership';
import { decentName } from '../session/names';
import type { TableCopy } from '../session/table-journal';
import { nearHost } from '../transports/lan/address';
import { matchFromOpening } from './received-opening';

/**
 * N12: `extended`: the entries fit. `missing`: entries before them are missing. `differs`: the phones play
 * different games.
 */
export type LogUpdate =
  | { readonly kind: 'extended'; readonly match: AnyMatch }
  | { readonly kind: 'missing' | 'differs' };

/** Extends a match by the entries of a message, if they fit. */
export function applyLogPart(match: AnyMatch, part: LogPart): LogUpdate {
  const { length } = match.log;
  if (part.index !== (part.kind === 'entry' ? length & 0xff : length)) return { kind: 'missing' };
  const entries = entriesIn(match, part);
  const extended = entries && extendLog(match, entries);
  if (!extended || (part.kind !== 'part' && part.digest !== shortDigestOf(extended.state)))
    return { kind: 'differs' };
  return { kind: 'extended', match: extended };
}

function entriesIn({ game }: AnyMatch, part: LogPart): readonly Entry<unknown>[] | null {
  if (part.kind !== 'entry') return unpackEntries(game, part.entries);
  const entry = readEntry(game, part.entry);
  return entry && [entry];
}

export type Welcomed = TableCopy | 'other-table' | 'earlier-host' | 'missing' | 'broken' | 'differs';

/**
 * The copy after a `welcome`: truncated to where host and guest agree, with the host's membership. Else why
 * it is refused.
 */
export function applyWelcome(copy: TableCopy | null, welcome: Welcome, only?: Uint8Array): Welcomed {
  const { table, era, phone: me, realDice, seats, eras, length, from } = welcome;
  const { paused, assignments, phones } = seats;
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
    assignments: assignments.map(withDecentName),
    phones: phones.map(withNearbyAddress),
    realDice,
    paused,
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

export const applySeats = (copy: TableCopy, { paused, assignments, phones }: SeatsTable): TableCopy => ({
  ...copy,
  membership: {
    ...copy.membership,
    paused,
    assignments: assignments.map(withDecentName),
    phones: phones.map(withNearbyAddress),
  },
});
