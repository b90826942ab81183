import type { Bots } from '../bots/bot';
import { pick } from '../random';
import { moves } from './rules';
import type { Move, State } from './state';

const some = {
  choose: (state: State, _seat: number, random: (n: number) => number) => pick(moves(state), random),
};
export const bots: Bots<State, Move> = { easy: some, normal: some };
