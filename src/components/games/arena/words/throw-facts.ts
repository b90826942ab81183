import { type Fate, readFates } from '../../../../engine/arena/fates';
import { sort } from '../../../../engine/arena/rules';
import { COCKED, type Die, isGrandThrow, type Move, type State, X } from '../../../../engine/arena/state';
import type { Happening } from '../../face';

/** What a throw came to, die by die. */
export interface ThrowFacts {
  readonly seed: number;
  /** Of all dice: first those that lay in the arena, then the thrown ones. */
  readonly fates: readonly Fate[];
  /** How many were thrown. */
  readonly thrown: number;
  /** The places, among the fates, of the dice that leaned and were rolled outside (A4). */
  readonly cocked: readonly number[];
  /** The dice that the thrower takes, by value. */
  readonly taken: readonly Die[];
  readonly crosses: number;
  /** Dice that are out of the arena. */
  readonly lost: number;
  /** The whole reserve at once, into an empty arena (A6). */
  readonly grand: boolean;
}

/** How many dice the next throw takes from the reserve (A2, A6). */
export const diceToThrow = (state: State): number =>
  isGrandThrow(state) ? (state.reserves[state.active] ?? 0) : 1;

/** Null for what is no throw. */
export function throwFacts({ entry, before }: Happening<State, Move>): ThrowFacts | null {
  if (entry.move.kind !== 'throw') return null;
  const thrown = diceToThrow(before);
  const count = before.arena.length + thrown;
  const [seed = 0, ...rest] = entry.dice;
  const numbers = rest.slice(0, 4 * count);
  const fates = readFates(numbers);
  const inside = fates.filter((die) => die !== null);
  const staying = new Set(sort(fates).left);
  return {
    seed,
    fates,
    thrown,
    cocked: fates.flatMap((_, at) => ((numbers[4 * at] ?? 0) > COCKED ? [at] : [])),
    taken: inside.filter((die) => die.face !== X && !staying.has(die)).sort((a, b) => a.face - b.face),
    crosses: inside.filter(({ face }) => face === X).length,
    lost: fates.length - inside.length,
    grand: isGrandThrow(before),
  };
}
