import type { Bot } from '../../bots/bot';
import { pick, type Uniform } from '../../random';
import { moves } from '../rules';
import { type Move, type State, tableauOf } from '../state';
import { boxesOf } from '../tableau';

/** Looks at one die at a time, takes the best place, and sometimes overlooks a place. */
export const easy: Bot<State, Move> = {
  choose(state, _seat, random) {
    const legal = moves(state);
    const places = legal.filter((move) => move.kind === 'place');
    const noticed = places.filter(() => !overlooks(random));
    const ranked = noticed
      .map((move) => ({ move, appeal: appeal(state, move.row - 1) }))
      .sort((a, b) => b.appeal - a.appeal);
    const [best] = ranked;
    if (!state.placed) return best?.move ?? pick(legal, random);
    if (best && best.appeal > 0) return best.move;
    return { kind: random(STOPS_ONE_IN) === 0 || noticed.length > 0 ? 'stop' : 'roll' };
  },
};

const OVERLOOKS_ONE_IN = 5;
const STOPS_ONE_IN = 2;

const overlooks = (random: Uniform) => random(OVERLOOKS_ONE_IN) === 0;

/** Returns the appeal of a place. Points at once are best, then the fullest row. Negative rows are worst. */
function appeal(state: State, row: number): number {
  const printed = tableauOf(state)[row];
  if (!printed) return 0;
  const left = boxesOf(printed) - (state.rows[row]?.length ?? 0) - 1;
  if (left === 0) return printed.points;
  return printed.points > 0 ? 1 / left : -1;
}
