import type { KnownThrow } from '../../../../src/engine/arena/bots/expert/throws';
import { DUEL_DICE, endedInDuel } from '../../../../src/engine/arena/bots/expert/turn-plans';
import { MOST_LYING, TurnValues } from '../../../../src/engine/arena/bots/expert/turn-values';
import type { Outcome } from '../../../../src/engine/arena/plan';

const MOST_SWEEPS = 300;
const CLOSE = 1e-6;

/** By the own reserve from 1, the other one from 1, and the dice in the arena: the chance to win, in 1 000. */
export type Chances = readonly (readonly (readonly number[])[])[];

/**
 * Solves the game of two seats in which every throw comes out as it was measured: the chance to win of the
 * seat whose turn begins. Repeats until no chance changes.
 */
export function solveDuel(throwsAt: (lying: number) => readonly KnownThrow[]): Chances {
  const chances = Array.from({ length: DUEL_DICE - 1 }, (_, own) =>
    Array.from({ length: DUEL_DICE - 1 - own }, () => Array<number>(MOST_LYING + 1).fill(500)),
  );
  const grand = Array.from({ length: DUEL_DICE }, (_, dice) => grandThrow(dice));
  for (let sweep = 0, change = 1; sweep < MOST_SWEEPS && change > CLOSE; sweep += 1) {
    change = 0;
    for (const [less, row] of chances.entries())
      for (const [otherLess, cell] of row.entries()) {
        const own = less + 1;
        const ended = endedInDuel({ chances }, otherLess + 1);
        const turn = new TurnValues(throwsAt, ended);
        for (let lying = 0; lying <= MOST_LYING; lying += 1) {
          const value =
            lying > 0
              ? turn.best(lying, own).value
              : (grand[own] ?? []).reduce((sum, [back, left, share]) => sum + share * ended(back, left), 0);
          change = Math.max(change, Math.abs(1000 * value - (cell[lying] ?? 0)) / 1000);
          cell[lying] = 1000 * value;
        }
      }
  }
  return chances.map((row) => row.map((cell) => cell.map(Math.round)));
}

/** A6: the outcomes of a throw of all dice if none leaves the arena: the dice taken and left. */
export function grandThrow(dice: number): readonly Outcome[] {
  const shares = new Map<string, number>();
  const spread = (faces: number, dice: number, share: number, taken: number, left: number): void => {
    if (faces === 0) {
      // The dice that are left over show the X.
      const key = `${taken} ${left}`;
      shares.set(key, (shares.get(key) ?? 0) + share / factorial(dice));
      return;
    }
    for (let same = 0; same <= dice; same += 1)
      spread(
        faces - 1,
        dice - same,
        share / factorial(same),
        taken + (same > 1 ? same : 0),
        left + (same === 1 ? 1 : 0),
      );
  };
  spread(5, dice, factorial(dice) / 6 ** dice, 0, 0);
  return [...shares].map(([key, share]): Outcome => {
    const [taken = 0, left = 0] = key.split(' ').map(Number);
    return [taken, left, share];
  });
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
