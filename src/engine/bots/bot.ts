import type { Seat } from '../game';
import type { Uniform } from '../random';

/** How well a bot plays, weakest first. */
export const levels = ['random', 'easy', 'normal'] as const;
export type Level = (typeof levels)[number];

/** Tells a bot that thinks for longer that its time is up: it then answers with the best it has found. */
export type Spent = () => boolean;

/** Chooses one of the legal moves. It sees the state as its seat would at the table: hidden parts are not to be read. */
export interface Bot<State, Move> {
  choose(state: State, seat: Seat, random: Uniform, spent?: Spent): Move;
}

/** The levels that a game brings with it; `random` is the same for all. */
export type Bots<State, Move> = Readonly<Record<Exclude<Level, 'random'>, Bot<State, Move>>>;
