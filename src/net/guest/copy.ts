import type { Entry } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { readEntry } from '../../engine/wire';
import { same } from '../bytes';
import { shortDigestOf } from '../digest-number';
import { areEras, erasAfter, isLater } from '../eras';
import { extended, shortened } from '../extended';
import type { Papers } from '../papers';
import { unpackEntries } from '../protocol/entries';
import type { LogPart, SeatsTable, Welcome } from '../protocol/message';
import type { Copy } from '../table-journal';
import { opened } from './opening';

/** N12: `more`: as it should be. `missing`: something lies between. `differs`: these phones don't play the same game. */
export type Added =
  | { readonly kind: 'more'; readonly match: AnyMatch }
  | { readonly kind: 'missing' | 'differs' };

/** The match with what such a message brings. */
export function added(match: AnyMatch, part: LogPart): Added {
  const { length } = match.log;
  if (part.index !== (part.kind === 'entry' ? length & 0xff : length)) return { kind: 'missing' };
  const entries = entriesIn(match, part);
  const more = entries && extended(match, entries);
  if (!more || (part.kind !== 'part' && part.digest !== shortDigestOf(more.state)))
    return { kind: 'differs' };
  return { kind: 'more', match: more };
}

function entriesIn({ game }: AnyMatch, part: LogPart): readonly Entry<unknown>[] | null {
  if (part.kind !== 'entry') return unpackEntries(game, part.entries);
  const entry = readEntry(game, part.entry);
  return entry && [entry];
}

export type Welcomed = Copy | 'other-table' | 'earlier-host' | 'missing' | 'broken' | 'differs';

/** The copy as it is from a welcome on: cut to where host and guest agree. */
export function welcomed(copy: Copy | null, welcome: Welcome): Welcomed {
  const { table, era, phone: me, realDice, seats, eras, length, from } = welcome;
  const { places, phones } = seats;
  if (copy && !same(copy.papers.table, table)) return 'other-table';
  if (copy && isLater(copy.papers.era, era)) return 'earlier-host';
  if (from > length || (length > 0 && !areEras(eras, length))) return 'broken';
  if (from > (copy?.match.log.length ?? 0)) return 'missing';
  const kept = copy && from > 0 ? shortened(copy.match, from) : opened(welcome.opening);
  if (!kept || places.length !== kept.opening.names.length) return 'differs';
  const papers: Papers = {
    table,
    me,
    role: 'guest',
    era,
    // What comes after the log as it is now belongs to the host's own era.
    eras: erasAfter(eras, era, length),
    places,
    phones: phones.map(({ number, key }) => ({ number, key })),
    realDice,
  };
  return { match: kept, papers };
}

export const withSeats = (copy: Copy, { places, phones }: SeatsTable): Copy => ({
  ...copy,
  papers: { ...copy.papers, places, phones: phones.map(({ number, key }) => ({ number, key })) },
});
