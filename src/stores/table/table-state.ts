import type { Draft } from '../../engine/draft';
import type { AnyGame, Entry, Seat } from '../../engine/game';
import type { Refusal } from '../../engine/refusal';
import type { Room, SeatView, Wanted } from '../../net/session/session';

/** An entry as it is shown: what was on the table before it, and after. */
export interface Shown {
  /** Its place in the log. */
  readonly index: number;
  readonly entry: Entry<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a table's screen shows. Everything here is derived from a session and from what was tapped since. */
export interface TableState {
  readonly game: AnyGame;
  readonly seats: readonly SeatView[];
  /** At a table of many phones: who is there, and how it is with the host. */
  readonly room: Room | null;
  /** The state on the table: all entries that have been shown. The session may be ahead of it. */
  readonly state: unknown;
  /** The boards to draw: `state` as the seat in front may know it, with its draft. */
  readonly board: unknown;
  /** How many entries have been shown. */
  readonly count: number;
  /** The entry that is shown now or was shown last. */
  readonly last: Shown | null;
  /** Its dice are in the air: `state` is still the one before it. */
  readonly flying: boolean;
  /** Nothing is left to show. */
  readonly settled: boolean;
  /** Who may move, and has not answered yet. Empty while something is shown. */
  readonly turn: readonly Seat[];
  /** In a simultaneous phase, who has answered. */
  readonly held: readonly Seat[];
  /** The seat that this phone moves for now; null while others move. */
  readonly seat: Seat | null;
  /** The seat whose board lies in front. */
  readonly viewer: Seat;
  /** What `seat` has placed and not committed. */
  readonly draft: Draft<unknown, unknown> | null;
  /** Dice in the tray that are picked up, by their place in it. */
  readonly picked: readonly number[];
  /** Everybody looks away but this seat, until it has taken the phone. */
  readonly cover: Seat | null;
  /** Real dice that have to be tapped in. */
  readonly wanted: Wanted | null;
  /** Why the last tap did nothing; `count` tells two equal ones apart. */
  readonly refusal: { readonly reason: Refusal; readonly count: number } | null;
  /** The move that was recommended. */
  readonly hint: unknown;
  /** A proposal is on its way to being stored. */
  readonly busy: boolean;
  readonly over: boolean;
}
