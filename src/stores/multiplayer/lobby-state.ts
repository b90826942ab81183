import type { Refusal } from '../../engine/refusal';
import type { TableCard } from '../../net/discovery/card';
import type { TransportKind } from '../../net/transports/transport';
import type { SharedTable } from './shared-table';

/** An open table around this phone. */
export interface NearbyTable {
  readonly card: TableCard;
  readonly transport: TransportKind;
  /** The game on this phone that it is, or that leads to it (N27): its seats are known here, and no digits are needed. */
  readonly known: string | null;
}

/** Where somebody is on the way to a seat. */
export interface Joining {
  readonly table: string;
  /** Null while it is not in sight. */
  readonly card: TableCard | null;
  /** `digits`: to be typed. `entering`: on its way. `seats`: in, and may choose where to sit. `seated`: in, where it sat before. */
  readonly step: 'digits' | 'entering' | 'seats' | 'seated';
  readonly problem: Refusal | null;
  readonly shared: SharedTable | null;
  /** This phone has been at this table before: what is kept of it stays if nothing comes of joining. */
  readonly known: boolean;
}

export interface LobbyState {
  /** The ways there are; null before that is known. */
  readonly transports: readonly TransportKind[] | null;
  readonly tables: readonly NearbyTable[];
  readonly joining: Joining | null;
}
