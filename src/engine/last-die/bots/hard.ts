import type { Bot, Spent } from '../../bots/bot';
import { moves } from '../rules';
import type { Move, State } from '../state';
import { Lookahead } from './lookahead';
import type { Taste } from './outlook';
import { placements } from './placed';

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };

/**
 * Found by self-play with two to six seats. Dice are valuable: a seat that has some at the end of a round
 * fills the last rows. Looking two or four rolls ahead won no more games than one.
 */
export const taste: Taste = { race: 0.5, dread: 0.2, die: 7, win: 100 };

const never = () => false;

/** Compares all placings with all rolls that can follow. */
export const hard: Bot<State, Move> = {
  choose: (state, seat, _random, spent) => plan(state, seat, spent)[0] ?? STOP,
};

/** Plans the bot's moves until the next roll or the end of the turn. */
export function plan(state: State, seat: number, spent: Spent = never): readonly Move[] {
  if (state.phase === 'roll') return [ROLL];
  const lookahead = new Lookahead(state, seat, taste, spent);
  const atOnce = bestMoves(lookahead, state, false);
  const considered = lookahead.cut ? atOnce : bestMoves(lookahead, state, true);
  const chosen = lookahead.cut ? atOnce : considered;
  return chosen.length > 0 ? chosen : moves(state).slice(0, 1);
}

/** The next move of a player who looks at the dice that lie, and at no roll to come. */
export function nextAtOnce(state: State, seat: number): Move {
  if (state.phase === 'roll') return ROLL;
  const [next] = bestMoves(new Lookahead(state, seat, taste, never), state, false);
  return next ?? moves(state)[0] ?? STOP;
}

function bestMoves(lookahead: Lookahead, state: State, ahead: boolean): readonly Move[] {
  const placing = lookahead.placings(ahead).best();
  const rolling = state.placed && ahead ? lookahead.rolling() : 0;
  if (placing && (!state.placed || placing.worth > Math.max(0, rolling))) return placements(placing.path);
  if (!state.placed) return [];
  return [rolling > 0 ? ROLL : STOP];
}
