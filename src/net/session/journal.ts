import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { SeatView } from './session';

/** An answer of a simultaneous phase that is held back. */
export interface Answer {
  readonly seat: Seat;
  readonly move: unknown;
}

/** What a table has besides its record: who plays which seat, and the answers that are held back. */
export interface Notes {
  readonly seats: readonly SeatView[];
  readonly answers: readonly Answer[];
  /** How long the log was: answers to anything earlier have counted, or are void. */
  readonly at: number;
  readonly over: boolean;
}

/** Where a session keeps what has happened. Each promise resolves when it would survive an empty battery. */
export interface Journal {
  /** The entries of this match from this index on: all or none. */
  append(match: AnyMatch, from: number): Promise<void>;
  keep(notes: Notes): Promise<void>;
}

/** For a table that nobody wants back. */
export const noJournal: Journal = {
  append: () => Promise.resolve(),
  keep: () => Promise.resolve(),
};
