import type { Bot, Spent } from '../../bots/bot';
import { moves } from '../rules';
import type { Move, State } from '../state';
import { Lookahead } from './lookahead';
import type { Taste } from './outlook';

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };

const never = () => false;

/** Works out the turn, one further roll after the other, as long as there is time. */
export function plan(
  state: State,
  seat: number,
  taste: Taste,
  furthest: number,
  spent: Spent = never,
): readonly Move[] {
  if (state.phase === 'roll') return [ROLL];
  const lookahead = new Lookahead(state, seat, taste, spent);
  let best: readonly Move[] = moves(state).slice(0, 1);
  for (let depth = 0; depth <= Math.min(furthest, state.hand.length); depth += 1) {
    const found = bestMoves(lookahead, state, depth);
    if (lookahead.cut) break;
    best = found;
  }
  return best;
}

function bestMoves(lookahead: Lookahead, state: State, depth: number): readonly Move[] {
  const placing = lookahead.placings(depth).best();
  if (!state.placed) return placing ? placements(placing.path) : [];
  const rolling = depth > 0 ? lookahead.rolling(depth) : 0;
  if (placing && placing.worth > Math.max(0, rolling)) return placements(placing.path);
  return [rolling > 0 ? ROLL : STOP];
}

function placements(path: number): readonly Move[] {
  const found: Move[] = [];
  for (let left = path; left > 0; left >>>= 6)
    found.unshift({ kind: 'place', value: left & 7, row: (left >>> 3) & 7 });
  return found;
}

export const thinking = (taste: Taste, furthest: number): Bot<State, Move> => ({
  choose: (state, seat, _random, spent) => plan(state, seat, taste, furthest, spent)[0] ?? STOP,
});

export const normal = thinking({ race: 1, dread: 0.3, die: 6, own: 5, many: 6, win: 200 }, 4);
