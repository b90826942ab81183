import type { Level } from '../../engine/bots/bot';
import type { Era, Eras } from '../protocol/eras';

/** Who keeps a seat (N2): a phone, a bot, a bot in place of a phone; nobody, so it is open. */
export interface SeatAssignment {
  readonly name: string;
  readonly phone: number | null;
  readonly bot: Level | null;
}

/** A phone that may come to this table (N1). */
export interface Phone {
  readonly number: number;
  readonly key: Uint8Array;
  /** N30: where it is in the network, without a port; null if nobody knows. */
  readonly address: string | null;
}

/** What a phone has to know of a table besides its log, to come back to it or to host it. */
export interface Membership {
  /** 8 random bytes. */
  readonly table: Uint8Array;
  /** This phone's number. */
  readonly me: number;
  readonly role: 'host' | 'guest';
  /** The latest era known. As a guest: the host's. */
  readonly era: Era;
  /** Of the log that this phone has stored, or of a longer one. */
  readonly eras: Eras;
  readonly assignments: readonly SeatAssignment[];
  readonly phones: readonly Phone[];
  readonly realDice: boolean;
  /** N6: the host's to say, and the next host's after it. */
  readonly paused: boolean;
}

export const TABLE_BYTES = 8;
export const MOST_PHONES = 32;
export const NO_PHONE = 255;
