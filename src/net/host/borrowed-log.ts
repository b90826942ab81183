import type { AnyMatch } from '../../engine/match';
import { unpackEntries } from '../protocol/entries';
import { agreement, areEras, type Eras, erasUpTo, MOST_ERAS, type Outline } from '../protocol/eras';
import { extendLog } from '../protocol/log';
import type { FromGuest } from '../protocol/message';
import type { Membership } from '../session/membership';
import type { TableCopy } from '../session/table-journal';
import type { Lending } from './guest-connection';

export interface BorrowedLog {
  readonly match: AnyMatch;
  readonly eras: Eras;
}

/**
 * N18: whether a phone's log has all of the host's own, and more, from hosts that the table knows. So nobody takes back by
 * lending what the host has seen.
 */
export function mayLend(theirs: Outline, ours: Outline, { phones }: Membership): boolean {
  const known = theirs.eras
    .slice(ours.eras.length)
    .every(({ phone }) => phones.some(({ number }) => number === phone));
  return (
    known &&
    theirs.eras.length < MOST_ERAS &&
    theirs.length > ours.length &&
    agreement(theirs, ours) === ours.length
  );
}

/** N18: the log with what a phone lent; null if that isn't what it was asked for, or no game goes so. */
export function withLentEntries(
  { match }: TableCopy,
  { from, theirs }: Lending,
  lent: Extract<FromGuest, { kind: 'lent' }>,
): BorrowedLog | null {
  const entries = lent.from === from ? unpackEntries(match.game, lent.entries) : null;
  if (!entries || entries.length === 0 || from + entries.length > theirs.length) return null;
  const longer = extendLog(match, entries);
  const eras = longer && erasUpTo(theirs.eras, longer.log.length);
  return eras && areEras(eras, longer.log.length) ? { match: longer, eras } : null;
}
