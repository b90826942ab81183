import type { Level } from '../../engine/bots/bot';
import type { Draw } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { Refusal, Result } from '../../engine/refusal';

/** The player of a seat. */
export type Keeper = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

/** A seat as screens show it. */
export interface SeatView {
  readonly name: string;
  readonly keeper: Keeper;
  /** True if another phone keeps it, or nobody does. */
  readonly elsewhere?: boolean;
  /** True if its phone is not connected, or the seat is open. A bot may stand in meanwhile. */
  readonly away?: boolean;
  /** The number of the phone that keeps it; null if none does. */
  readonly phone?: number | null;
}

/** A phone at a shared table. */
export interface PhoneView {
  readonly number: number;
  /** True while it is connected. */
  readonly here: boolean;
}

/** The state of a shared table besides the game. */
export interface Room {
  readonly role: 'host' | 'guest';
  /** This phone's number, and the host's. */
  readonly me: number;
  readonly host: number;
  readonly phones: readonly PhoneView[];
  /** A guest's connection to its host. Without one (`out`, `gone`) the copy can only be looked at. */
  readonly connection: 'in' | 'coming' | 'out' | 'gone';
  readonly paused: boolean;
  /** N39: the number of the phone that lies in the middle of the table. */
  readonly middle: number | null;
  /** N18: this phone is a new host and waits for the others. */
  readonly gathering: boolean;
  /** N17: this phone may offer to host now. */
  readonly mayHost: boolean;
  /**
   * How many times shown entries were given up (N19). Code that follows the log must start again when it
   * changes.
   */
  readonly rewound: number;
  /**
   * N38: the rolls for which this phone gave its link, but its connection broke before they were played, and
   * they were made without it.
   */
  readonly lostLinks: number;
  /** A message for the player: for example that a phone could not join, or why this phone is gone. */
  readonly notice: Refusal | null;
}

/** Real dice that must be thrown and tapped in before a proposal counts. */
export interface Wanted {
  readonly seat: Seat;
  readonly move: unknown;
  /** The values so far, when the move draws more than once. */
  readonly given: readonly number[];
  /** The dice to throw now. */
  readonly draw: Draw;
}

/** A table as a phone knows it. Every change makes a new object. */
export interface SessionView {
  /** As committed and stored. */
  readonly match: AnyMatch;
  readonly seats: readonly SeatView[];
  /** In a simultaneous phase: the seats that have answered. The answers are hidden until all seats have. */
  readonly held: readonly Seat[];
  readonly wanted: Wanted | null;
  /** Why the last legal proposal was not done: it could not be stored. */
  readonly trouble: Refusal | null;
  /** Only at a shared table. */
  readonly room?: Room;
}

/**
 * A table as screens see it. The engine runs on this phone or on the host.
 *
 * Proposals are checked one after the other, each on the state after the previous one.
 */
export interface Session {
  view(): SessionView;
  subscribe(listener: () => void): () => void;
  /**
   * Proposes moves of one seat: all of them count or none. Only the last may draw dice. Resolves when they
   * are stored, held back, or waiting for real dice.
   */
  propose(seat: Seat, moves: readonly unknown[]): Promise<Result<null>>;
  /** Enters the values of the wanted dice. */
  tapIn(values: readonly number[]): Promise<Result<null>>;
  /** Withdraws a proposal that waits for real dice. */
  takeBack(): Promise<void>;
  /** Changes the keeper of a seat, from a person to a bot or back. */
  giveSeat(seat: Seat, keeper: Keeper): Promise<Result<null>>;
  rename(seat: Seat, name: string): Promise<Result<null>>;
}
