import type { AnyMatch } from '../../engine/match';
import type { Era } from '../protocol/eras';
import type { Journal } from './journal';
import type { Membership } from './membership';

/** The storage of a shared table. Each promise resolves when the data would survive a power loss. */
export interface TableJournal extends Journal {
  /** A guest has joined: stores the first copy of the game. */
  begin(match: AnyMatch, membership: Membership): Promise<void>;
  /** Removes the entries from this index on (N19). */
  rewind(length: number): Promise<void>;
  file(membership: Membership): Promise<void>;
}

/** A phone's copy of a table, with which it rejoins or hosts. */
export interface TableCopy {
  readonly match: AnyMatch;
  readonly membership: Membership;
  /** N33: the era whose host this phone has left. It borrows no entries of that era. Not stored. */
  readonly distrusted?: Era | null;
}
