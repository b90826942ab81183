import type { Seat } from '../game';
import type { Uniform } from '../random';

/** The levels of bots, weakest first. */
export const levels = ['random', 'easy', 'normal'] as const;
export type Level = (typeof levels)[number];

/** Whether a bot's time is spent. It then returns the best move that it has found. */
export type Spent = () => boolean;

/** Chooses a legal move. The state may hold hidden parts: a bot must not read them. */
export interface Bot<State, Move> {
  choose(state: State, seat: Seat, random: Uniform, spent?: Spent): Move;
}

/** The bots of one game. `random` is the same for all games. */
export type Bots<State, Move> = Readonly<Record<Exclude<Level, 'random'>, Bot<State, Move>>>;
