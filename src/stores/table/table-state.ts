import type { Draft } from '../../engine/draft';
import type { AnyGame, Entry, Seat } from '../../engine/game';
import type { Refusal } from '../../engine/refusal';
import type { Room, SeatView, Wanted } from '../../net/session/session';

/** An entry with the states before and after it. */
export interface Shown {
  /** Its index in the log. */
  readonly index: number;
  readonly entry: Entry<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

/** The state of a table's screen. It is derived from a session and from the taps since. */
export interface TableState {
  readonly game: AnyGame;
  readonly seats: readonly SeatView[];
  /** At a table of many phones: the phones and the connection to the host. Null at a table on one phone. */
  readonly room: Room | null;
  /** The state after all entries that have been shown. The session may be ahead of it. */
  readonly state: unknown;
  /** The state to draw: `state` as `viewer` may know it, with the draft. */
  readonly board: unknown;
  /** The number of entries that have been shown. */
  readonly count: number;
  /** The entry that is shown now, or that was shown last. */
  readonly last: Shown | null;
  /** The dice of `last` are in the air: `state` is still the one before it. */
  readonly flying: boolean;
  /** All entries have been shown. */
  readonly settled: boolean;
  /** The seats that may move and have not answered yet. Empty while an entry is shown. */
  readonly turn: readonly Seat[];
  /** In a simultaneous phase: the seats that have answered. */
  readonly held: readonly Seat[];
  /** The seat for which this phone moves now; null while others move. */
  readonly seat: Seat | null;
  /** The seat whose board is in front. */
  readonly viewer: Seat;
  /** The seat whose board is in front unless the player looks at another. */
  readonly home: Seat;
  /** Moves that `seat` has placed and not committed. */
  readonly draft: Draft<unknown, unknown> | null;
  /** Indices of the dice in the tray that are picked up. */
  readonly picked: readonly number[];
  /** The seat that has to take the phone; the board stays hidden until it has. */
  readonly cover: Seat | null;
  /** The real dice that have to be tapped in. */
  readonly wanted: Wanted | null;
  /** Why the last tap did nothing. `count` distinguishes two equal refusals in a row. */
  readonly refusal: { readonly reason: Refusal; readonly count: number } | null;
  /** Hints may be asked for. */
  readonly hints: boolean;
  /** The recommended move. */
  readonly hint: unknown;
  /** Only bots are ahead of a person at this phone, who may go on to their turn. */
  readonly toMyTurn: boolean;
  /** The moves of bots are shown at speed until a person at this phone is asked. */
  readonly hurrying: boolean;
  /** A proposal is being checked and stored. */
  readonly busy: boolean;
  readonly over: boolean;
}
