import type { Level } from '../../engine/bots/bot';
import type { HostAnchor } from '../dice/proven-entries';
import type { Era, Eras } from '../protocol/eras';

/** The keeper of a seat (N2): a phone, a bot, a stand-in bot for a phone, or nobody (open). */
export interface SeatAssignment {
  readonly name: string;
  readonly phone: number | null;
  readonly bot: Level | null;
}

/** A phone that may join this table (N1). */
export interface Phone {
  readonly number: number;
  readonly key: Uint8Array;
  /** N30: its IPv4 address in the local network, without a port; null if not known. */
  readonly address: string | null;
}

/** The data that a phone needs besides the log, to rejoin a table or to host it. */
export interface Membership {
  /** 8 random bytes. */
  readonly table: Uint8Array;
  /** This phone's number. */
  readonly me: number;
  readonly role: 'host' | 'guest';
  /** The latest known era. On a guest: the host's. */
  readonly era: Era;
  /** The eras of the log that this phone has stored, or of a longer one. */
  readonly eras: Eras;
  /** N34: on a guest: the anchor of the host's chain. */
  readonly anchor?: HostAnchor;
  readonly assignments: readonly SeatAssignment[];
  readonly phones: readonly Phone[];
  readonly realDice: boolean;
  /** N6: only the host changes it, or a later host. */
  readonly paused: boolean;
  /** N39: this phone lies in the middle of the table whenever it is there. */
  readonly middle?: boolean;
}

export const TABLE_BYTES = 8;
export const MOST_PHONES = 32;
export const NO_PHONE = 255;
