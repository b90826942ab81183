import type { Refusal } from '../../engine/refusal';
import type { TableCard } from '../../net/discovery/card';
import type { Answering } from '../../net/discovery/knock';
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
   * `digits`: a person has to type them. `entering`: connecting. `knocking`: NS19, two people have to compare pictures. `seats`: connected, a person has to choose
   * seats. `seated`: connected, with the seats from before.
   */
  readonly step: 'digits' | 'entering' | 'knocking' | 'seats' | 'seated';
  readonly problem: Refusal | null;
  /** NS9: the longest time, in seconds, for which the host may still refuse all digits. */
  readonly restSeconds: number;
  /** NS19: the phones that answer for the table. More than one only if somebody pretends to be the host. */
  readonly answering: readonly Answering[];
  /** NS19: the one whose pictures the person has seen at the host; null before. */
  readonly confirmed: string | null;
  readonly shared: SharedTable | null;
  /** This phone was at this table before: its stored game stays if joining fails. */
  readonly known: boolean;
}

export interface LobbyState {
  /** The transports of this phone; null before they are known. */
  readonly transports: readonly TransportKind[] | null;
  /** NS18: the tables in sight, but not more than a person can look through. */
  readonly tables: readonly NearbyTable[];
  /** A few of them, for the home screen. */
  readonly atHome: readonly NearbyTable[];
  /** How many tables are in sight. */
  readonly inSight: number;
  readonly joining: Joining | null;
}
