import type { Bot } from '../../bots/bot';
import { moves } from '../rules';
import type { Move, State } from '../state';
import { Lookahead } from './lookahead';
import type { Taste } from './outlook';

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };

const never = () => false;

/** Works out the turn, one further roll after the other, as long as there is time. */
export const thinking = (taste: Taste, furthest: number): Bot<State, Move> => ({
  choose(state, seat, _random, spent = never) {
    if (state.phase === 'roll') return ROLL;
    const lookahead = new Lookahead(state, seat, taste, spent);
    let best: Move | null = null;
    for (let depth = 0; depth <= Math.min(furthest, state.hand.length); depth += 1) {
      const found = bestMove(lookahead, state, depth);
      if (lookahead.cut) break;
      best = found;
    }
    return best ?? moves(state)[0] ?? STOP;
  },
});

function bestMove(lookahead: Lookahead, state: State, depth: number): Move | null {
  const [placing] = lookahead.placings(depth);
  const place: Move | null = placing ? { kind: 'place', value: placing.value, row: placing.row } : null;
  if (!state.placed) return place;
  const stop = lookahead.stopping();
  const roll = depth > 0 ? lookahead.rolling(depth) : stop;
  if (placing && placing.worth > Math.max(stop, roll)) return place;
  return roll > stop ? ROLL : STOP;
}

export const normal = thinking({ race: 1, dread: 0.3, die: 2, win: 200 }, 4);
