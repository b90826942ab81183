import type { AnyMatch } from '../../engine/match';
import { provenEntries } from '../dice/proven-entries';
import { extendProven } from '../dice/proven-log';
import { unpackEntries } from '../protocol/entries';
import {
  areEras,
  commonLength,
  type Era,
  type Eras,
  erasUpTo,
  MOST_ERAS,
  type Outline,
  sameEra,
} from '../protocol/eras';
import type { FromGuest } from '../protocol/message';
import type { TableCopy } from '../session/table-journal';
import type { Lending } from './guest-connection';

/** The host's log together with entries that a guest has lent (N18). */
export interface BorrowedLog {
  readonly match: AnyMatch;
  readonly eras: Eras;
}

/**
 * N18: whether a phone's log contains the whole log of the host and more, all from hosts that the table
 * knows. So lending cannot remove entries that the host has. N33: the host borrows no entries of an era whose
 * host this phone has left.
 */
export function mayLend(
  theirs: Outline,
  { membership: { phones }, distrusted = null }: TableCopy,
  ours: Outline,
): boolean {
  const known = theirs.eras
    .slice(ours.eras.length)
    .every(({ phone }) => phones.some(({ number }) => number === phone));
  return (
    known &&
    (distrusted === null || endOfEra(theirs, distrusted) <= ours.length) &&
    theirs.eras.length < MOST_ERAS &&
    theirs.length > ours.length &&
    commonLength(theirs, ours) === ours.length
  );
}

/** The index after the last entry of this era; 0 if it has none. */
function endOfEra({ eras, length }: Outline, era: Era): number {
  const at = eras.findIndex((each) => sameEra(each, era));
  return at < 0 ? 0 : (eras[at + 1]?.from ?? length);
}

/**
 * N18: the log with the lent entries. Null if they are not the requested ones, or not legal, or their dice do
 * not follow from their links (N35).
 */
export function withLentEntries(
  { match, membership }: TableCopy,
  { from, theirs }: Lending,
  lent: Extract<FromGuest, { kind: 'lent' }>,
): BorrowedLog | null {
  const entries = lent.from === from ? unpackEntries(match.game, lent.entries) : null;
  if (!entries || entries.length === 0 || from + entries.length > theirs.length) return null;
  const { table, anchor = null } = membership;
  const proven = provenEntries(entries, { log: match.log, table, eras: theirs.eras, anchor });
  const longer = proven && extendProven(match, proven, 'trusted');
  if (longer?.kind !== 'extended') return null;
  const { length } = longer.match.log;
  const eras = erasUpTo(theirs.eras, length);
  return areEras(eras, length) ? { match: longer.match, eras } : null;
}
