import type { Bots } from './bots/bot';
import type { Chance } from './chance';
import type { EntryCodec } from './codec';
import type { OptionSpec } from './options';
import type { Uniform } from './random';
import type { Ranking } from './ranking';
import type { Reasons, Refusal } from './refusal';
import type { RollProof } from './roll-proof';

/** A seat at the table: its number, from 0, clockwise. */
export type Seat = number;

/** One move in the log: the seat, the move, and all values that it drew, in order. */
export interface Entry<Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly dice: readonly number[];
  /** At a table of many phones: where the values come from. */
  readonly proof?: RollProof;
}

/**
 * The contract of a game: static facts, and pure functions over a plain, immutable state.
 *
 * `State` is plain data (numbers, strings, booleans, null, arrays, objects) and is never changed in place.
 * `moves`, `check` and `play` are called only for a seat that is in `turn`, and `play` only for a move that
 * `check` allows. The match ensures both.
 */
export interface Game<State, Move, Options extends object> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpec<Options>;
  /** All refusals of this game, by the last part of their code. */
  readonly reasons: Reasons;

  start(seats: number, options: Options, chance: Chance): State;
  /** Returns the seats that may move now: several in a simultaneous phase, none when the game is over. */
  turn(state: State): readonly Seat[];
  /**
   * Returns all legal moves, in a fixed order. In Arena one plain `throw` stands for all aims and
   * regroupings.
   */
  moves(state: State, seat: Seat): readonly Move[];
  /** Returns a random legal move, for a game in which `moves` can't list them all. */
  atRandom?(state: State, seat: Seat, random: Uniform): Move;
  /** Returns the state without the others' answers, for a game with simultaneous phases. */
  view?(state: State, seat: Seat): State;
  /** Returns why a move is not legal, or null if it is. */
  check(state: State, seat: Seat, move: Move): Refusal | null;
  play(state: State, seat: Seat, move: Move, chance: Chance): State;
  scores(state: State): readonly number[];
  /** Returns each seat's place; null until the game is over. */
  ranking(state: State): Ranking | null;

  readonly notation: Notation<Move>;
  readonly codec: EntryCodec<Move>;
  readonly story: Story<State, Move>;
  readonly bots: Bots<State, Move>;
}

/**
 * A game of unknown types, as the registry holds it. This needs methods in `Game`: function fields would not
 * fit.
 */
export type AnyGame = Game<unknown, unknown, object>;

export interface Notation<Move> {
  format(move: Move): string;
  /**
   * Returns the move with this text, or null. It may be lenient: `parseMove` compares with `format` for the
   * exact form.
   */
  parse(text: string): Move | null;
}

/** Retells the game as English text. */
export interface Story<State, Move> {
  /** Returns one line about this entry. `after` is the state after it. */
  tell(before: State, entry: Entry<Move>, after: State, names: readonly string[]): string;
  /** Returns the boards or sheets as several lines. */
  draw(state: State, names: readonly string[]): string;
  /** Whether a new turn is about to begin, or the game is over. Then the state is drawn. */
  between(state: State): boolean;
}

/** Returns the move with exactly this text, or null. */
export function parseMove<Move>(notation: Notation<Move>, text: string): Move | null {
  const move = notation.parse(text);
  return move !== null && notation.format(move) === text ? move : null;
}
