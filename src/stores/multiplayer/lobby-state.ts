import type { Refusal } from '../../engine/refusal';
import type { TableCard } from '../../net/discovery/card';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTable } from './shared-table';

/** An open table nearby. */
export interface NearbyTable {
  readonly card: TableCard;
  readonly transport: TransportKind;
  /**
   * The stored game of this table, or of the table before it (N27): then no digits are needed. Null if there
   * is none.
   */
  readonly known: string | null;
}

/** The progress of joining a table. */
export interface Joining {
  readonly table: string;
  /** Null until the table is in sight for the first time. */
  readonly card: TableCard | null;
  /** How long the search for the table takes at most, in milliseconds. */
  readonly searchMs: number;
  /** The search is over, and the table has not come into sight. */
  readonly missing: boolean;
  /**
   * `digits`: a person has to type them. `entering`: connecting. `seats`: connected, a person has to choose
   * seats. `seated`: connected, with the seats from before.
   */
  readonly step: 'digits' | 'entering' | 'seats' | 'seated';
  readonly problem: Refusal | null;
  readonly shared: SharedTable | null;
  /** This phone was at this table before: its stored game stays if joining fails. */
  readonly known: boolean;
}

export interface LobbyState {
  /** The transports of this phone; null before they are known. */
  readonly transports: readonly TransportKind[] | null;
  readonly tables: readonly NearbyTable[];
  readonly joining: Joining | null;
}
