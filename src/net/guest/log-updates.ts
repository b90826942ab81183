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

/** N12: `more`: as it should be. `missing`: something lies between. `differs`: these phones don't play the same game. */
export type LogUpdate =
  | { readonly kind: 'more'; readonly match: AnyMatch }
  | { readonly kind: 'missing' | 'differs' };

/** The match with what such a message brings. */
export function applyLogPart(match: AnyMatch, part: LogPart): LogUpdate {
  const { length } = match.log;
  if (part.index !== (part.kind === 'entry' ? length & 0xff : length)) return { kind: 'missing' };
  const entries = entriesIn(match, part);
  const more = entries && extendLog(match, entries);
  if (!more || (part.kind !== 'part' && part.digest !== shortDigestOf(more.state)))
    return { kind: 'differs' };
  return { kind: 'more', match: more };
}

function entriesIn({ game }: AnyMatch, part: LogPart): readonly Entry<unknown>[] | null {
  if (part.kind !== 'entry') return unpackEntries(game, part.entries);
  const entry = readEntry(game, part.entry);
  return entry && [entry];
}

export type Welcomed = TableCopy | 'other-table' | 'earlier-host' | 'missing' | 'broken' | 'differs';

/** The copy as it is from a welcome on: cut to where host and guest agree. */
export function applyWelcome(copy: TableCopy | null, welcome: Welcome, only?: Uint8Array): Welcomed {
  const { table, era, phone: me, realDice, seats, eras, length, from } = welcome;
  const { paused, assignments, phones } = seats;
  const wanted = copy?.membership.table ?? only;
  if (wanted && !same(wanted, table)) return 'other-table';
  if (copy && isLater(copy.membership.era, era)) return 'earlier-host';
  if (!isBelievable(era, copy?.membership.era ?? null)) return 'broken';
  if (from > length || !areEras(eras, length) || eras.some((each) => isLater(each, era))) return 'broken';
  // What comes after the log as it is now belongs to the host's own era.
  const itsEras = erasAfter(eras, era, length);
  if (itsEras.length > MOST_ERAS) return 'broken';
  if (from > (copy?.match.log.length ?? 0)) return 'missing';
  const kept = copy && from > 0 ? truncateLog(copy.match, from) : matchFromOpening(welcome.opening);
  if (!kept || assignments.length !== kept.opening.names.length) return 'differs';
  const membership: Membership = {
    table,
    me,
    role: 'guest',
    era,
    eras: itsEras,
    assignments: assignments.map(decent),
    phones: phones.map(known),
    realDice,
    paused,
  };
  return { match: kept, membership };
}

/** N29: whatever a host lets through. */
const decent = (assignment: SeatAssignment): SeatAssignment => ({
  ...assignment,
  name: decentName(assignment.name),
});

/** N30: a host says where they are, but leads nobody far away. */
const known = ({ number, key, address }: Phone): Phone => ({
  number,
  key,
  address: address === null ? null : nearHost(address),
});

export const applySeats = (copy: TableCopy, { paused, assignments, phones }: SeatsTable): TableCopy => ({
  ...copy,
  membership: {
    ...copy.membership,
    paused,
    assignments: assignments.map(decent),
    phones: phones.map(known),
  },
});
