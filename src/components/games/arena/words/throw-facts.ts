import { type Fate, readFates } from '../../../../engine/arena/fates';
import { sort } from '../../../../engine/arena/rules';
import { COCKED, type Die, isGrandThrow, type Move, type State, X } from '../../../../engine/arena/state';
import type { Happening } from '../../face';

/** The result of a throw, die by die. */
export interface ThrowFacts {
  readonly seed: number;
  /** All dice: first those that lay in the arena, then the thrown ones. */
  readonly fates: readonly Fate[];
  /** The number of thrown dice. */
  readonly thrown: number;
  /** The indexes among `fates` of the dice that leaned and were rolled outside (A4). */
  readonly cocked: readonly number[];
  /** The dice that the thrower takes, sorted by value. */
  readonly taken: readonly Die[];
  readonly crosses: number;
  /** The dice that lay in the arena and were knocked over, or out of it (A4 leaves those out that leaned). */
  readonly knocked: readonly Knocked[];
  /** The number of dice that have left the arena. */
  readonly lost: number;
  /** Whether the whole reserve was thrown into an empty arena (A6). */
  readonly grand: boolean;
}

/** What a hit has made of a lying die: another face, or null for a die that left the arena. */
export interface Knocked {
  readonly from: number;
  readonly to: number | null;
}

/** The number of dice in the next throw (A2, A6). */
export const diceToThrow = (state: State): number =>
  isGrandThrow(state) ? (state.reserves[state.active] ?? 0) : 1;

/** Null if the entry is not a throw. */
export function throwFacts({ entry, before }: Happening<State, Move>): ThrowFacts | null {
  if (entry.move.kind !== 'throw') return null;
  const thrown = diceToThrow(before);
  const count = before.arena.length + thrown;
  const [seed = 0, ...rest] = entry.dice;
  const numbers = rest.slice(0, 4 * count);
  const fates = readFates(numbers);
  const inside = fates.filter((die) => die !== null);
  const staying = new Set(sort(fates).left);
  const leaned = (at: number) => (numbers[4 * at] ?? 0) > COCKED;
  return {
    seed,
    fates,
    thrown,
    cocked: fates.flatMap((_, at) => (leaned(at) ? [at] : [])),
    knocked: before.arena.flatMap(({ face: from }, at) => {
      const to = fates[at]?.face ?? null;
      return to === from || leaned(at) ? [] : [{ from, to }];
    }),
    taken: inside.filter((die) => die.face !== X && !staying.has(die)).sort((a, b) => a.face - b.face),
    crosses: inside.filter(({ face }) => face === X).length,
    lost: fates.length - inside.length,
    grand: isGrandThrow(before),
  };
}
