import { type Chance, given, noted } from './chance';
import type { Entry, Game, Seat } from './game';
import { accepted, type Refusal, type Result, reasons, refused } from './refusal';

export const matchReasons = reasons('match', {
  seats: ['M1', 'This game is for {min} to {max} players.'],
  over: ['M2', 'The game is over.'],
  'wrong-seat': ['M3', 'It isn’t this seat’s turn.'],
  'unknown-move': ['M4', 'There is no such move in this game.'],
});

/** The beginning of a game. With the entries it determines everything else. */
export interface Opening<Options> {
  readonly options: Options;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** The values that the start drew. */
  readonly start: readonly number[];
}

/** A game being played. The log is authoritative; the state is computed from it and cached. */
export interface Match<State, Move, Options extends object> {
  readonly game: Game<State, Move, Options>;
  readonly opening: Opening<Options>;
  readonly log: readonly Entry<Move>[];
  readonly state: State;
}

export type AnyMatch = Match<unknown, unknown, object>;

/** Returns why a game can't be opened like this, or null. */
export function checkOpening<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  seats: number,
  options: Options,
): Refusal | null {
  const { min, max } = game.seats;
  if (seats < min || seats > max) return { ...matchReasons.seats, values: { min, max } };
  return game.options.check(options, seats);
}

/** Opens a new game. Its start is drawn from `chance`. */
export function open<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  names: readonly string[],
  options: Options,
  chance: Chance,
): Result<Match<State, Move, Options>> {
  const refusal = checkOpening(game, names.length, options);
  if (refusal) return refused(refusal);
  const drawn = noted(chance);
  const state = game.start(names.length, options, drawn);
  return accepted({ game, opening: { options, names, start: drawn.values }, log: [], state });
}

/** Returns the state as this seat may know it. */
export function viewOf<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  seat: Seat,
): State {
  return game.view?.(state, seat) ?? state;
}

/** Returns why this seat may not make any move now, or null. */
export function checkTurn<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  seat: Seat,
): Refusal | null {
  const turn = game.turn(state);
  if (turn.length === 0) return matchReasons.over;
  return turn.includes(seat) ? null : matchReasons['wrong-seat'];
}

/** Returns why this seat may not make this move now, or null. */
export function why<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  seat: Seat,
  move: Move,
): Refusal | null {
  return checkTurn(game, state, seat) ?? game.check(state, seat, move);
}

/** Plays a move. Its dice are drawn from `chance`. A refused move changes nothing. */
export function commit<State, Move, Options extends object>(
  match: Match<State, Move, Options>,
  seat: Seat,
  move: Move,
  chance: Chance,
): Result<Match<State, Move, Options>> {
  const { game } = match;
  const refusal = why(game, match.state, seat, move);
  if (refusal) return refused(refusal);
  const drawn = noted(chance);
  const state = game.play(match.state, seat, move, drawn);
  const log = [...match.log, { seat, move, dice: drawn.values }];
  return accepted({ game, opening: match.opening, log, state });
}

/** Returns the state after an entry with known dice. It is the same on every phone. */
export function follow<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  state: State,
  entry: Entry<Move>,
): Result<State> {
  const refusal = why(game, state, entry.seat, entry.move);
  if (refusal) return refused(refusal);
  const dice = given(entry.dice);
  const after = game.play(state, entry.seat, entry.move, dice);
  const fault = dice.fault();
  return fault ? refused(fault) : accepted(after);
}

/** Returns the first state of an opening with a known start. */
export function followOpening<State, Move, Options extends object>(
  game: Game<State, Move, Options>,
  opening: Opening<Options>,
): Result<State> {
  const seats = opening.names.length;
  const refusal = checkOpening(game, seats, opening.options);
  if (refusal) return refused(refusal);
  const dice = given(opening.start);
  const state = game.start(seats, opening.options, dice);
  const fault = dice.fault();
  return fault ? refused(fault) : accepted(state);
}
