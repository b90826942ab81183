import type { TableCard } from '../discovery/card';
import type { Trace } from '../trace';
import type { CloseReason, Link, Stop } from './link';

export type TransportKind = 'lan' | 'relay' | 'bluetooth';

/**
 * Connects to a host. One of the two is called once, `opened` also from within; listen to the link before returning. Stopping
 * gives up, and closes a link that has opened already.
 */
export type Connect = (opened: (link: Link) => void, failed: (why: CloseReason) => void) => Stop;

/** For transports whose links take frames before they stand. */
export const connectAtOnce =
  (open: () => Link): Connect =>
  (opened) => {
    const link = open();
    opened(link);
    return () => link.close();
  };

/** A table that can be seen from here, over one way. */
export interface Sighting {
  readonly card: TableCard;
  readonly transport: TransportKind;
  /** Tells two hosts of the same table apart. */
  readonly key: string;
  /** Where ways have addresses: with this one it is found again. */
  readonly address?: string;
  readonly connect: Connect;
}

/** How it is with being found over a way. */
export type AdvertisementState = 'opening' | 'open' | 'shut';

export interface Advertisement {
  update(card: TableCard): void;
  close(): void;
}

export interface AdvertisementEvents {
  /** Listen to it before returning. `from`: the same for all that come from one place, the address where it is known. */
  onLink(link: Link, from?: string): void;
  /** Lets go of a link of this way on which there is no seal yet. False if there is none. */
  makeRoom?(): boolean;
  /** With an address, where there is one that a person can read out. */
  onState(state: AdvertisementState, key: string | null, address?: string | null): void;
}

/** One way for phones to reach each other. */
export interface Transport {
  readonly kind: TransportKind;
  /**
   * All that can be seen, whenever it changes, until stopped. What fails is tried again. `also`: where there may be a table
   * besides, on ways that have addresses.
   */
  browse(see: (seen: readonly Sighting[]) => void, also?: readonly string[]): Stop;
  /** Lets others find this table. What fails is tried again, until closed. Null where this phone can only be a guest. */
  readonly advertise: ((card: TableCard, signs: AdvertisementEvents) => Advertisement) | null;
  /**
   * Where tables have addresses: looks at this one too from now on, which somebody has read or typed. Whether there is a
   * table, as soon as that is known.
   */
  addAddress?(address: string): Promise<boolean>;
}

/** What this phone has to reach others with. */
export interface Connectivity {
  readonly transports: readonly Transport[];
  readonly random: (count: number) => Uint8Array;
  readonly trace?: Trace;
}
