import type { AnyMatch } from '../../engine/match';
import type { Journal } from './journal';
import type { Membership } from './membership';

/** Where a phone keeps a table of many phones. Each promise resolves when it would survive an empty battery. */
export interface TableJournal extends Journal {
  /** A guest sat down: a game that this phone has no copy of yet. */
  begin(match: AnyMatch, membership: Membership): Promise<void>;
  /** Entries from this index on are given up (N19). */
  rewind(length: number): Promise<void>;
  file(membership: Membership): Promise<void>;
}

/** A phone's copy of a table: what it comes back with, and hosts with. */
export interface TableCopy {
  readonly match: AnyMatch;
  readonly membership: Membership;
}
