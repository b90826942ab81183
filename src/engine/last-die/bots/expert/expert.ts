import { best } from '../../../bots/best';
import { type Bot, finished, type Valued } from '../../../bots/bot';
import { moves } from '../../rules';
import type { Move, State } from '../../state';
import { taste } from '../hard';
import { Lookahead } from '../lookahead';
import { afterPlacing, pathOf, placements } from '../placed';
import type { Placings } from '../placings';
import { type LastDieData, RestOfRound } from './rest-of-round';
import { type ChanceData, WinChance } from './win-chance';
import { type Learnt, MOST_STEPS, never, Worths } from './worths';

/** How many placings of a roll are looked at closely, and of each roll after it. */
export interface Width {
  readonly now: number;
  readonly later: number;
}

export const WIDE: Width = { now: 16, later: 8 };

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };

export const learntFrom = (data: LastDieData & ChanceData): Learnt => ({
  rest: new RestOfRound(data),
  chance: new WinChance(data),
});

/**
 * Looks closely at the placings that seem best to hard: the chance to win after each, with every roll that can
 * follow.
 */
export function expertOf(data: LastDieData & ChanceData, width = WIDE): Bot<State, Move> {
  const learnt = learntFrom(data);

  function* think(state: State, seat: number): Generator<undefined, Move> {
    if (state.phase === 'roll') return ROLL;
    const legal = moves(state);
    const [only] = legal;
    if (only && legal.length === 1) return only;
    return best(yield* weighed(state, seat, learnt, width), ({ worth }) => worth).move;
  }

  /** Weighs every legal move: those that hard would not think of, too. */
  function* weighAll(state: State, seat: number): Generator<undefined, readonly Valued<Move>[]> {
    const legal = moves(state);
    return legal.length > 1 ? yield* weighed(state, seat, learnt, width, legal) : [];
  }

  return {
    choose: (state, seat) => finished(think(state, seat)),
    slowly: think,
    worths: (state, seat) => finished(weighAll(state, seat)),
    worthsSlowly: weighAll,
  };
}

/**
 * Weighs a stop, another roll, and each first die of the placings that seem best to hard, by the best placing
 * that it can begin. `legal`: moves that are weighed even if none of those placings begins with them.
 */
function* weighed(
  state: State,
  seat: number,
  learnt: Learnt,
  width: Width,
  legal: readonly Move[] = [],
): Generator<undefined, readonly Valued<Move>[]> {
  const worths = new Worths(state, seat, learnt, width.later);
  const found: Valued<Move>[] = [];
  if (state.placed) {
    found.push({ move: STOP, worth: worths.ended(state) }, { move: ROLL, worth: worths.rolled(state).mean });
    yield;
  }
  const placings = new Lookahead(state, seat, taste, never, MOST_STEPS).placings(true);
  yield;
  const byPath = new Map<number, number>();
  const offer = (paths: readonly number[], worth: number): void => {
    for (const path of paths) byPath.set(path, Math.max(worth, byPath.get(path) ?? 0));
  };
  for (let rank = 0; rank < placings.size && rank < width.now; rank += 1) {
    const path = placings.pathAt(rank);
    offer(beginningsOf(path), placed(state, seat, path, worths));
    yield;
  }
  for (const move of legal) {
    const alone = move.kind === 'place' ? pathOf(move) : 0;
    if (alone === 0 || byPath.has(alone)) continue;
    offer([alone], placed(state, seat, bestWith(placings, alone), worths));
    yield;
  }
  for (const [path, worth] of byPath) {
    const [move] = placements(path);
    if (move) found.push({ move, worth });
  }
  return found;
}

/** The worth of placing these dice, and then of stopping or of rolling the others. */
function placed(state: State, seat: number, path: number, worths: Worths): number {
  const then = afterPlacing(state, seat, path);
  const ended = worths.ended(then);
  return then.hand.length > 0 && !worths.isOver(then) ? Math.max(ended, worths.rolled(then).mean) : ended;
}

/** The dice that can be placed first of a placing: the first one of each row. */
function beginningsOf(path: number): readonly number[] {
  const all = placements(path);
  return all.filter(({ row }, at) => all.findIndex((each) => each.row === row) === at).map(pathOf);
}

/** Returns the placing that hard likes best of those that begin with this die. */
function bestWith(placings: Placings, alone: number): number {
  for (let rank = 0; rank < placings.size; rank += 1) {
    const path = placings.pathAt(rank);
    if (beginningsOf(path).includes(alone)) return path;
  }
  return alone;
}
