import type { TableCard } from '../discovery/card';
import type { Trace } from '../trace';
import type { CloseReason, Link, Stop } from './link';

export type TransportKind = 'lan' | 'relay' | 'bluetooth';

/**
 * Connects to a host. Calls `opened` or `failed` once; `opened` possibly synchronously. Add listeners to the
 * link before returning. The returned function gives up, and closes the link if it has opened.
 */
export type Connect = (opened: (link: Link) => void, failed: (why: CloseReason) => void) => Stop;

/** For transports whose links accept frames before they are connected. */
export const connectAtOnce =
  (open: () => Link): Connect =>
  (opened) => {
    const link = open();
    opened(link);
    return () => link.close();
  };

/** A table in sight over one transport. */
export interface Sighting {
  readonly card: TableCard;
  readonly transport: TransportKind;
  /** Identifies the sighting. Two hosts of the same table have different keys. */
  readonly key: string;
  /** Only on transports with addresses: with it the table can be found again. */
  readonly address?: string;
  readonly connect: Connect;
}

/** Whether other phones can find the table: not yet, yes, no. */
export type AdvertisementState = 'opening' | 'open' | 'shut';

/** A running advertisement of a table over one transport. */
export interface Advertisement {
  update(card: TableCard): void;
  close(): void;
}

export interface AdvertisementEvents {
  /**
   * A phone has connected. Add listeners before returning. `from` is the same for all phones at one place:
   * the address if known.
   */
  onLink(link: Link, from?: string): void;
  /** Drops a link of this transport that is not authenticated yet. False if there is none. */
  makeRoom?(): boolean;
  /** `address`: one that a person can type on another phone, if there is one. */
  onState(state: AdvertisementState, key: string | null, address?: string | null): void;
}

/** A way for phones to find and reach each other: the local network, a relay, or Bluetooth. */
export interface Transport {
  readonly kind: TransportKind;
  /**
   * Calls `see` with all tables in sight after each change, until stopped. Retries after failures.
   * `addresses`: further addresses to look at, on transports with addresses.
   */
  browse(see: (seen: readonly Sighting[]) => void, addresses?: readonly string[]): Stop;
  /**
   * Lets other phones find this table, until closed. Retries after failures. Null where this phone can only
   * be a guest.
   */
  readonly advertise: ((card: TableCard, events: AdvertisementEvents) => Advertisement) | null;
  /**
   * On transports with addresses: looks at this address from now on. Resolves with whether there is a table,
   * as soon as that is known.
   */
  addAddress?(address: string): Promise<boolean>;
}

/** The transports of this phone, and the randomness for its handshakes. */
export interface Connectivity {
  readonly transports: readonly Transport[];
  readonly random: (count: number) => Uint8Array;
  readonly trace?: Trace;
}
