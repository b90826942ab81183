import type { Seat } from '../game';
import type { Uniform } from '../random';
import type { Teaching } from './coach';

/** The levels of bots, weakest first. Players are not offered `random`, which tests and designs use. */
export const levels = ['random', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** The levels that can move at once. An expert loads its data first. */
export type ReadyLevel = Exclude<Level, 'expert'>;

/** Whether a bot's time is spent. It then returns the best move that it has found. */
export type Spent = () => boolean;

/** A choice, or another result, that can pause after every step. */
export type Thought<Result> = Iterator<undefined, Result>;

/** Thinks to the end without a pause. */
export function finished<Result>(thought: Thought<Result>): Result {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** A move, and the share of the win that its seat can expect after it, from 0 to 1. */
export interface Valued<Move> {
  readonly move: Move;
  readonly worth: number;
}

/** Chooses a legal move. The state may hold hidden parts: a bot must not read them. */
export interface Bot<State, Move> {
  choose(state: State, seat: Seat, random: Uniform, spent?: Spent): Move;
  /** Makes the same choice step by step, for a bot that may think longer than a screen can wait. */
  slowly?(state: State, seat: Seat, random: Uniform): Thought<Move>;
  /** Returns the move to advise a person to make, if that is another one than the bot's own. */
  advise?(state: State, seat: Seat): Move;
  /** Returns what each move is worth, for a bot that can tell. None if there is nothing to decide. */
  worths?(state: State, seat: Seat): readonly Valued<Move>[];
  /** Returns the same step by step, for a bot that may think longer than a screen can wait. */
  worthsSlowly?(state: State, seat: Seat): Thought<readonly Valued<Move>[]>;
}

/** The bots of one game. `random` is the same for all games. */
export interface Bots<State, Move> {
  readonly easy: Bot<State, Move>;
  readonly normal: Bot<State, Move>;
  readonly hard: Bot<State, Move>;
  /**
   * Loads the strongest bot with its data. Its choices depend on the state and the random numbers alone, never
   * on time. Without it, `hard` plays for it.
   */
  expert?(): Promise<Bot<State, Move>>;
  /** Loads, with the same data, what a coach knows besides what the expert does. */
  teaching?(): Promise<Teaching<State, Move>>;
}
