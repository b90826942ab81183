import type { Adviser } from '../bots/advice';
import { best } from '../bots/best';
import type { Seat } from '../game';
import { marks, placeOf, type Way, ways } from './aiming';
import { aimAt, styles } from './physics/styles';
import { type Aim, type Die, isGrandThrow, type Move, type State } from './state';
import { grandThrows, throwTable } from './throw-table';

/** What was measured of a way to throw one die, in 100 throws. */
export interface ThrowFacts {
  /** So many match. */
  readonly matches: number;
  /** So many lose the thrown die, or another, without a match. */
  readonly loses: number;
}

export interface Facts {
  /** The dice that lie in the arena. */
  readonly lying: number;
  /** The thrown way; without an aim the way that matches most often. Null for a grand throw. */
  readonly own: ThrowFacts | null;
  /** The thrown die is the last one of the reserve: without a match the thrower is out (A7). */
  readonly last: boolean;
  /** The seat that has to throw next if this one stops (A7). */
  readonly next: Seat;
  /** The strongest throw at the same mark. */
  readonly hard: ThrowFacts | null;
  /** For a grand throw: the dice of the reserve, and how many a soft one loses on average. */
  readonly grand: { readonly dice: number; readonly loses: number } | null;
}

/** The most dice for which throws were measured. */
const MOST = 5;

export const advice: Adviser<State, Move, Facts> = (state, seat, move) => {
  const lying = state.arena.length;
  const dice = state.reserves[seat] ?? 0;
  const last = dice === 1;
  const next = nextAfter(state, seat);
  if (isGrandThrow(state)) {
    const loses = Math.floor(0.5 - (grandThrows[dice] ?? 0));
    return { move, other: null, facts: { lying, last, next, own: null, hard: null, grand: { dice, loses } } };
  }
  const aim = move.kind === 'throw' ? move.aim : null;
  const way = aim ? wayOf(aim, state.arena) : best(ways, (each) => factsOf(each, lying).matches);
  const own = factsOf(way, lying);
  const hard = factsOf({ style: 'hard', mark: way.mark }, lying);
  return { move, other: null, facts: { lying, last, next, own, hard, grand: null } };
};

function nextAfter({ reserves, out }: State, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % reserves.length;
  while (out.includes(next) && next !== seat);
  return next;
}

/** The measured way whose hand has the most similar speed, and is nearest. */
function wayOf({ x, y, vx, vy }: Aim, arena: readonly Die[]): Way {
  const speed = Math.sqrt(vx * vx + vy * vy);
  const style = best(styles, (each) => -Math.abs(aimAt(each, { x: 0, y: 0 }).vy - speed));
  const mark = best(marks, (each) => {
    const hand = aimAt(style, placeOf(each, arena));
    return -(hand.x - x) * (hand.x - x) - (hand.y - y) * (hand.y - y);
  });
  return { style, mark };
}

function factsOf({ style, mark }: Way, lying: number): ThrowFacts {
  const known = Math.min(lying, MOST);
  let [matches, loses] = [0, 0];
  for (const outcome of (throwTable[style][mark][known] ?? '').split(', ')) {
    const [taken = 0, left = 0, share = 0] = outcome.split(' ').map(Number);
    if (taken > 0) matches += share;
    else if (left <= known) loses += share;
  }
  return { matches: Math.floor(matches / 10 + 0.5), loses: Math.floor(loses / 10 + 0.5) };
}
