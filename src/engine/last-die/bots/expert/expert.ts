import { best } from '../../../bots/best';
import { type Bot, finished, type Valued } from '../../../bots/bot';
import { moves } from '../../rules';
import type { Move, State } from '../../state';
import { taste } from '../hard';
import { Lookahead } from '../lookahead';
import { afterPlacing, pathOf, placements } from '../placed';
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
    const worths = new Worths(state, seat, learnt, width.later);
    return best(yield* weighed(state, seat, worths, width), ({ worth }) => worth).move;
  }

  /** Weighs every legal move: those that hard would not think of, too. None is worth more than the choice. */
  function* weighAll(state: State, seat: number): Generator<undefined, readonly Valued<Move>[]> {
    const legal = moves(state);
    if (legal.length < 2) return [];
    const worths = new Worths(state, seat, learnt, width.later);
    const found = yield* weighed(state, seat, worths, width);
    const choice = best(found, ({ worth }) => worth);
    const all = found.filter(({ move }) => move.kind !== 'place' || move === choice.move);
    for (const move of legal) {
      if (move.kind !== 'place' || all.some((one) => same(one.move, move))) continue;
      const worth = yield* begun(state, seat, pathOf(move), worths, width);
      all.push({ move, worth: Math.min(worth, choice.worth) });
    }
    return all;
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
 * that it can begin.
 */
function* weighed(
  state: State,
  seat: number,
  worths: Worths,
  width: Width,
): Generator<undefined, readonly Valued<Move>[]> {
  const found: Valued<Move>[] = [];
  if (state.placed) {
    found.push({ move: STOP, worth: worths.ended(state) }, { move: ROLL, worth: worths.rolling(state) });
    yield;
  }
  const placings = new Lookahead(state, seat, taste, never, MOST_STEPS).placings(true);
  yield;
  const byPath = new Map<number, number>();
  for (let rank = 0; rank < placings.size && rank < width.now; rank += 1) {
    const path = placings.pathAt(rank);
    const worth = placed(state, seat, path, worths);
    for (const first of beginningsOf(path)) byPath.set(first, Math.max(worth, byPath.get(first) ?? 0));
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
  return then.hand.length > 0 && !worths.isOver(then) ? Math.max(ended, worths.rolling(then)) : ended;
}

/**
 * Returns the worth of placing this die, with the best play after it. A player may place it first who then places
 * what the best placing would have begun with.
 */
function* begun(
  state: State,
  seat: number,
  path: number,
  worths: Worths,
  width: Width,
): Generator<undefined, number> {
  const then = afterPlacing(state, seat, path);
  if (then.hand.length === 0 || worths.isOver(then)) return worths.ended(then);
  const all = yield* weighed(then, seat, worths, width);
  return best(all, ({ worth }) => worth).worth;
}

const same = (one: Move, other: Move): boolean =>
  one.kind === 'place' && other.kind === 'place' && pathOf(one) === pathOf(other);

/** The dice that can be placed first of a placing: the first one of each row. */
function beginningsOf(path: number): readonly number[] {
  const all = placements(path);
  return all.filter(({ row }, at) => all.findIndex((each) => each.row === row) === at).map(pathOf);
}
