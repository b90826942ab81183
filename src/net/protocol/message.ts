import type { WitnessKind } from '../../engine/roll-proof';
import type { Phone, SeatAssignment } from '../session/membership';
import type { Era, Eras } from './eras';

/** N24: the version of the protocol. */
export const VERSION = 3;

export const BYE_REASONS = [
  'version',
  'full',
  'removed',
  'closed',
  'moved',
  'other-table',
  'broken',
  'differs',
  'later-host',
  'too-much',
] as const;

export type ByeReason = (typeof BYE_REASONS)[number];

/** A seat that a guest asks for in `sit`. */
export interface Wish {
  /** Null: any open seat. */
  readonly seat: number | null;
  readonly name: string;
}

/** A link for the roll with this number. */
export interface NumberedLink {
  readonly roll: number;
  readonly link: Uint8Array;
}

/** A message of another version. Nothing but its version can be read. */
export interface OtherVersion {
  readonly kind: 'other-version';
  readonly version: number;
}

export type FromGuest =
  | { readonly kind: 'sit'; readonly id: number; readonly wishes: readonly Wish[] }
  | {
      readonly kind: 'back';
      readonly table: Uint8Array;
      readonly era: Era;
      readonly eras: Eras;
      readonly length: number;
      readonly digest: number;
    }
  | {
      readonly kind: 'propose';
      readonly id: number;
      readonly seat: number;
      readonly at: number;
      readonly moves: readonly string[];
      /** N36: this phone's link, if the last move rolls. */
      readonly link: NumberedLink | null;
    }
  | { readonly kind: 'tap'; readonly id: number; readonly values: readonly number[] }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'name'; readonly id: number; readonly seat: number; readonly name: string }
  | { readonly kind: 'middle'; readonly id: number; readonly lies: boolean }
  | { readonly kind: 'ask'; readonly from: number }
  | { readonly kind: 'lent'; readonly from: number; readonly eras: Eras; readonly entries: Uint8Array }
  | { readonly kind: 'ping' }
  | { readonly kind: 'leave' }
  /** N37: the answer to a `call`; without a link, this phone does not witness the roll. */
  | { readonly kind: 'link'; readonly roll: number; readonly link: Uint8Array | null };

export interface PhoneHere extends Phone {
  readonly here: boolean;
}

export interface SeatsTable {
  readonly paused: boolean;
  readonly assignments: readonly SeatAssignment[];
  readonly phones: readonly PhoneHere[];
  /** N39: the phone that lies in the middle of the table. */
  readonly middle: number | null;
}

/** The opening of a game as it is sent. It has not been checked yet. */
export interface SentOpening {
  readonly game: string;
  /** JSON, as in a record. */
  readonly options: string;
  readonly names: readonly string[];
  readonly start: readonly number[];
}

export interface Welcome {
  readonly kind: 'welcome';
  readonly phone: number;
  readonly table: Uint8Array;
  readonly realDice: boolean;
  readonly era: Era;
  /** N34: the anchor of the host's chain in this era. */
  readonly anchor: Uint8Array;
  readonly opening: SentOpening;
  readonly eras: Eras;
  readonly length: number;
  readonly from: number;
  readonly seats: SeatsTable;
}

/** A message with entries of the log. */
export type LogPart =
  /** A commit of one entry, the most frequent message. It has only the lowest byte of the index. */
  | {
      readonly kind: 'entry';
      readonly index: number;
      readonly entry: Uint8Array;
      readonly digest: number;
    }
  | {
      readonly kind: 'commit';
      readonly index: number;
      readonly entries: Uint8Array;
      readonly digest: number;
    }
  | { readonly kind: 'part'; readonly index: number; readonly entries: Uint8Array }
  /** N35: a commit of one witnessed roll, without its dice. */
  | {
      readonly kind: 'roll';
      readonly how: WitnessKind;
      readonly phone: number;
      readonly host: Uint8Array;
      readonly link: Uint8Array;
      readonly move: Uint8Array;
      /** The lowest byte. */
      readonly digest: number;
    };

/** N37: asks a phone to witness a roll. */
export interface Call {
  readonly roll: number;
  /** The length of the log. */
  readonly at: number;
  /** The index that the roll will have. */
  readonly index: number;
  /** Stands for the moves from `at` to `index`, in hexadecimal. */
  readonly hash: string;
}

export type FromHost =
  | Welcome
  | LogPart
  | { readonly kind: 'answer'; readonly id: number; readonly code: string; readonly values: string }
  | { readonly kind: 'seats'; readonly seats: SeatsTable }
  | { readonly kind: 'held'; readonly seats: readonly number[] }
  | {
      readonly kind: 'wanted';
      readonly wanted: {
        readonly seat: number;
        readonly moves: readonly string[];
        readonly given: readonly number[];
      } | null;
    }
  | { readonly kind: 'pong' }
  | { readonly kind: 'bye'; readonly version: number; readonly reason: ByeReason }
  | { readonly kind: 'lend'; readonly from: number }
  | (Call & { readonly kind: 'call' });
