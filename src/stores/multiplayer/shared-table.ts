import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../engine/game';
import type { Result } from '../../engine/refusal';
import type { AdvertisementStatus } from '../../net/discovery/advertise';
import type { AwayRule, Recipient } from '../../net/host/host';
import type { Wish } from '../../net/protocol/message';
import type { Channel } from '../../net/secure/channel';
import type { Session } from '../../net/session/session';
import type { TransportKind } from '../../net/transports/transport';
import type { SavedRoom } from '../saves/room-text';
import type { JoinedTable } from './next-table-join';

/** What there is to show of a table of many phones, beyond its session. */
export interface SharedState {
  readonly role: 'host' | 'guest';
  /** The table's 8 bytes, in hexadecimal. */
  readonly table: string;
  /** On the host: what others type to come in; null while nobody is invited. */
  readonly digits: string | null;
  /** On the host: how it can be found. */
  readonly advertisements: readonly AdvertisementStatus[];
  /** On the host: over what it could be found at some time since it hosts. */
  readonly wasOpen: readonly TransportKind[];
  /** On a guest: by what it is connected. It stays when the connection breaks; null before there was one, and on a host. */
  readonly over: TransportKind | null;
  /** On the host: when bots play for those who are away. */
  readonly away: AwayRule | null;
  /** The table at which the others play on by now, if it is in sight. */
  readonly next: string | null;
}

/** A table that other phones sit at, wherever it is hosted. What a guest can't do does nothing there. */
export interface SharedTable {
  readonly id: string;
  readonly realDice: boolean;
  /** Whether others could come to this phone if it hosted. */
  readonly canAdvertise: boolean;
  readonly session: Session;
  readonly store: StoreApi<SharedState>;
  /** New digits, unless there are some. */
  invite(): void;
  stopInviting(): void;
  give(seat: Seat, to: Recipient): Promise<Result<null>>;
  remove(phone: number): Promise<Result<null>>;
  pause(paused: boolean): Promise<Result<null>>;
  setAway(rule: AwayRule | null): void;
  /** On the host: what there was to be told has been read. */
  readNotice(): void;
  /** Takes seats at another phone's table. */
  sit(wishes: readonly Wish[]): Promise<Result<null>>;
  /** A guest without a host comes by this channel, on which the digits have been shown (N7). */
  attach(channel: Channel, over: TransportKind | null): void;
  /** The host is gone, and this phone takes over. */
  takeOver(): Promise<Result<null>>;
  /** N28: what the table's host opens the next one with. Null on a guest. `taken`: there is such a table already. */
  nextRoom(taken: (table: Uint8Array) => boolean): SavedRoom | null;
  /** N28: from where the others play on. The game there gets this id. */
  joinNextTable(id: string): Promise<Result<JoinedTable>>;
  /** Somebody looks at the table and lets its bots move; as long as nobody does, it lets them move by itself. */
  watched(on: boolean): void;
  /** For good: a guest's seats open, a host's guests are sent away. */
  leave(): Promise<void>;
  /** The app goes elsewhere. Everything is kept, and can be come back to. */
  end(): Promise<void>;
}
