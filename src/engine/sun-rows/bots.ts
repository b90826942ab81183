import type { Bots } from '../bots/bot';
import { pick } from '../random';
import { moves } from './rules';
import type { Move, State } from './state';

const some = {
  choose: (state: State, seat: number, random: (n: number) => number) => pick(moves(state, seat), random),
};
export const bots: Bots<State, Move> = { easy: some, normal: some };
