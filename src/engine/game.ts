import type { Bots } from './bots/bot';
import type { Chance } from './chance';
import type { EntryCodec } from './codec';
import type { OptionSpec } from './options';
import type { Uniform } from './random';
import type { Ranking } from './ranking';
import type { Reasons, Refusal } from './refusal';

/** A place at the table, counted from 0, clockwise. */
export type Seat = number;

/** What happened once: who did what, and every value that chance gave for it, in the order drawn. */
export interface Entry<Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly dice: readonly number[];
}

/**
 * What every game is: static facts, and pure functions over a plain, immutable state.
 *
 * `State` is plain data (numbers, strings, booleans, null, arrays, objects) and is never changed in place. `moves`,
 * `check` and `play` are only asked about a seat that is in `turn`, and `play` only about a move that `check` lets pass:
 * the match sees to both, once.
 */
export interface Game<State, Move, Options extends object> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpec<Options>;
  /** Every reason this game can give for refusing something, by the last part of its code. */
  readonly reasons: Reasons;

  start(seats: number, options: Options, chance: Chance): State;
  /** Who may move now: several in a simultaneous phase, nobody when the game is over. */
  turn(state: State): readonly Seat[];
  /** Every legal move, in a fixed order. Arena: one plain `throw` stands for all aims and regroupings. */
  moves(state: State, seat: Seat): readonly Move[];
  /** Any legal move at random, for a game where `moves` cannot list them all. */
  atRandom?(state: State, seat: Seat, random: Uniform): Move;
  /** The state as this seat may know it, for a game with simultaneous phases: without the others' answers. */
  view?(state: State, seat: Seat): State;
  /** Why a move is not legal, or null if it is. */
  check(state: State, seat: Seat, move: Move): Refusal | null;
  play(state: State, seat: Seat, move: Move, chance: Chance): State;
  scores(state: State): readonly number[];
  /** Each seat's place, null until the game is over. */
  ranking(state: State): Ranking | null;

  readonly notation: Notation<Move>;
  readonly wire: EntryCodec<Move>;
  readonly story: Story<State, Move>;
  readonly bots: Bots<State, Move>;
}

/** A game whose types are not known here: what the registry holds. (Methods, unlike function fields, allow for that.) */
export type AnyGame = Game<unknown, unknown, object>;

export interface Notation<Move> {
  format(move: Move): string;
  /** The move with this text, or null. May be lenient: `parseMove` compares with `format` to hold the exact form. */
  parse(text: string): Move | null;
}

/** The game told to a person, in English and in text. */
export interface Story<State, Move> {
  /** One line: what this entry did. `after` is the state that it led to. */
  tell(before: State, entry: Entry<Move>, after: State, names: readonly string[]): string;
  /** The boards or sheets, over several lines. */
  draw(state: State, names: readonly string[]): string;
  /** Whether a new turn is about to begin (or the game is over): the moments to draw. */
  between(state: State): boolean;
}

/** The move that is written exactly so, or null. */
export function parseMove<Move>(notation: Notation<Move>, text: string): Move | null {
  const move = notation.parse(text);
  return move !== null && notation.format(move) === text ? move : null;
}
