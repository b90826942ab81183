import type { StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../engine/game';
import type { Result } from '../../engine/refusal';
import type { AdvertisementStatus } from '../../net/discovery/advertise';
import type { Place } from '../../net/discovery/guessing-places';
import type { AwayRule, Recipient } from '../../net/host/host';
import type { Wish } from '../../net/protocol/message';
import type { Channel } from '../../net/secure/channel';
import type { Inviting } from '../../net/secure/seal';
import type { Session } from '../../net/session/session';
import type { TransportKind } from '../../net/transports/transport';
import type { SavedRoom } from '../saves/room-text';
import type { Invitation } from './invitation';
import type { JoinedTable } from './next-table-join';

/** The state of a shared table that is not in its session. */
export interface SharedState {
  readonly role: 'host' | 'guest';
  /** The table's 8 bytes, in hexadecimal. */
  readonly table: string;
  /** On the host: the digits that others type to join; null while nobody is invited. */
  readonly digits: string | null;
  /** On the host: the rest of its invitation. */
  readonly invitation: Invitation;
  /** On the host: the state of its advertisement over each transport. */
  readonly advertisements: readonly AdvertisementStatus[];
  /** On the host: the transports over which its advertisement was open at some time. */
  readonly wasOpen: readonly TransportKind[];
  /**
   * On a guest: the transport of the current or last connection. Null before the first one, and on a host.
   */
  readonly over: TransportKind | null;
  /** On the host: the rule by which bots stand in for people who are away; null for never. */
  readonly away: AwayRule | null;
  /** The table at which the others play on (N27), if it is in sight. */
  readonly next: string | null;
  /**
   * N19: how many moves that were made here do not count, because another phone hosted meanwhile. Zero once a person
   * has read it.
   */
  readonly uncounted: number;
}

/**
 * A table of many phones, hosted here or elsewhere. Actions of a host do nothing on a guest, or are refused.
 */
export interface SharedTable {
  readonly id: string;
  readonly realDice: boolean;
  /** Whether others could find this phone if it hosted. */
  readonly canAdvertise: boolean;
  readonly session: Session;
  readonly store: StoreApi<SharedState>;
  /** Makes new digits, unless there are some already. */
  invite(): void;
  stopInviting(): void;
  /** NS16: invites by a code for cameras only, which nobody can guess, or by six digits again. */
  inviteBy(how: Inviting): void;
  /** NS17: a place from which wrong digits come is not listened to any more, until the host stops inviting. */
  shutOut(place: Place): void;
  /** NS19: lets a phone in that knocks: the host's person has seen the same pictures on it. */
  letIn(knock: number): void;
  turnAway(knock: number): void;
  give(seat: Seat, to: Recipient): Promise<Result<null>>;
  remove(phone: number): Promise<Result<null>>;
  pause(paused: boolean): Promise<Result<null>>;
  setAway(rule: AwayRule | null): void;
  /** A person has read the notice. */
  readNotice(): void;
  /** On a guest: takes seats. */
  sit(wishes: readonly Wish[]): Promise<Result<null>>;
  /** N39: this phone lies in the middle of the table, or does so no longer. */
  lieInMiddle(lies: boolean): Promise<Result<null>>;
  /** On a guest: continues on this channel, on which the digits have been verified (N7). */
  attach(channel: Channel, over: TransportKind | null): void;
  /** On a guest: the host is gone, and this phone becomes the host. */
  takeOver(): Promise<Result<null>>;
  /**
   * N28: returns the room of the next table; null on a guest. `taken`: whether this phone knows such a table
   * already.
   */
  nextRoom(taken: (table: Uint8Array) => boolean): SavedRoom | null;
  /** N28: joins the table at which the others play on. The game there gets this id. */
  joinNextTable(id: string): Promise<Result<JoinedTable>>;
  /** Whether a screen shows the table. If so, the screen lets the bots move; else the table does. */
  watched(on: boolean): void;
  /** Leaves for good: a guest's seats become open, a host's guests are sent away. */
  leave(): Promise<void>;
  /** Closes the table for now. Its stored game can be opened again. */
  end(): Promise<void>;
}
