import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import type { SeatView } from './session';

/** An answer of a simultaneous phase that is held back. */
export interface Answer {
  readonly seat: Seat;
  readonly move: unknown;
}

/** The state of a table besides its record: the seats, and the answers that are held back. */
export interface Notes {
  readonly seats: readonly SeatView[];
  readonly answers: readonly Answer[];
  /**
   * The length of the log when this was stored. If the log is longer now, the answers have counted or are
   * void.
   */
  readonly at: number;
  readonly over: boolean;
}

/** The storage of a session. Each promise resolves when the data would survive a power loss. */
export interface Journal {
  /** Stores the entries of this match from this index on: all or none. */
  append(match: AnyMatch, from: number): Promise<void>;
  keep(notes: Notes): Promise<void>;
}

/** Stores nothing: for a table that is not restored. */
export const noJournal: Journal = {
  append: () => Promise.resolve(),
  keep: () => Promise.resolve(),
};
