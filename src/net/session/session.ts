import type { Level } from '../../engine/bots/bot';
import type { Draw } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal, Result } from '../../engine/refusal';

/** Who plays a seat. */
export type Keeper = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

export interface SeatView {
  readonly name: string;
  readonly keeper: Keeper;
  /** The person who plays it has another phone in hand, or has not come yet. */
  readonly elsewhere?: boolean;
  /** Whose seat it is can't be reached now; or it is open. A bot that plays meanwhile stands in. */
  readonly away?: boolean;
  /** The phone that keeps it, by its number at the table; null if none does. */
  readonly phone?: number | null;
}

/** A phone at a table of many. */
export interface PhoneView {
  readonly number: number;
  readonly here: boolean;
}

/** What there is to know of a table of many phones besides the game. */
export interface Room {
  readonly role: 'host' | 'guest';
  /** This phone's number, and the host's. */
  readonly me: number;
  readonly host: number;
  readonly phones: readonly PhoneView[];
  /** A guest without a host looks at its copy; nothing can be done. */
  readonly connection: 'in' | 'coming' | 'out' | 'gone';
  readonly paused: boolean;
  /** N18: a new host waits for the others. */
  readonly gathering: boolean;
  /** N17: it is this phone's turn to offer to host. */
  readonly mayHost: boolean;
  /** How often entries that had been shown were given up (N19): what follows the log begins anew then. */
  readonly rewound: number;
  /** What the person has to be told: who could not join, why this phone is gone. */
  readonly notice: Refusal | null;
}

/** Real dice that have to be thrown and tapped in before a proposal counts. */
export interface Wanted {
  readonly seat: Seat;
  readonly move: unknown;
  /** What this move has been given already, when it draws more than once. */
  readonly given: readonly number[];
  /** What is to be thrown now. */
  readonly draw: Draw;
}

/** What a phone knows of a table. A new object whenever something has changed. */
export interface SessionView {
  /** As committed and stored. */
  readonly match: AnyMatch;
  readonly seats: readonly SeatView[];
  /** In a simultaneous phase: the seats whose answers are in, unseen until all are. */
  readonly held: readonly Seat[];
  readonly wanted: Wanted | null;
  /** Why the last proposal was lost although it was legal: nothing is done that could not be stored. */
  readonly trouble: Refusal | null;
  /** Only at a table of many phones. */
  readonly room?: Room;
}

/**
 * A table as a phone sees it, wherever the engine runs: here, or on the phone that hosts.
 *
 * Proposals are judged one after the other, each on the state that those before it have led to.
 */
export interface Session {
  view(): SessionView;
  subscribe(listener: () => void): () => void;
  /**
   * Moves of one seat, as one: all of them count or none. Of these only the last may draw dice. Resolves when they are
   * stored, held back, or waiting for real dice.
   */
  propose(seat: Seat, moves: readonly unknown[]): Promise<Result<null>>;
  /** The dice that were wanted, as they fell. */
  tapIn(values: readonly number[]): Promise<Result<null>>;
  /** Takes back a proposal that waits for real dice. */
  takeBack(): Promise<void>;
  /** Gives a seat to somebody else: a bot takes over, a person comes back. */
  giveSeat(seat: Seat, keeper: Keeper): Promise<Result<null>>;
  rename(seat: Seat, name: string): Promise<Result<null>>;
}
