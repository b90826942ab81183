import type { AnyMatch } from '../../engine/match';
import { areEras, type Eras, erasUpTo } from '../eras';
import { extended, shortened } from '../extended';
import { unpackEntries } from '../protocol/entries';
import type { FromGuest } from '../protocol/message';
import type { Copy } from '../table-journal';
import type { Lending } from './line';

export interface Adopted {
  readonly match: AnyMatch;
  readonly eras: Eras;
}

/** N18: the log with what a phone lent; null if that isn't what it was asked for, or no game goes so. */
export function adopted(
  { match }: Copy,
  { from, theirs }: Lending,
  lent: Extract<FromGuest, { kind: 'lent' }>,
): Adopted | null {
  const entries = lent.from === from ? unpackEntries(match.game, lent.entries) : null;
  if (!entries || entries.length === 0 || from + entries.length > theirs.length) return null;
  const kept = shortened(match, from);
  const longer = kept && extended(kept, entries);
  const eras = longer && erasUpTo(theirs.eras, longer.log.length);
  return eras && areEras(eras, longer.log.length) ? { match: longer, eras } : null;
}
