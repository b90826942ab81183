import { FACE_SETS, type Faces, setsOf } from '../../../../src/engine/arena/bots/expert/faces';
import type { Chances, KnownThrow } from '../../../../src/engine/arena/bots/expert/throws';
import { DUEL_DICE, endedInDuel } from '../../../../src/engine/arena/bots/expert/turn-plans';
import { type Outcome, TurnValues } from '../../../../src/engine/arena/bots/expert/turn-values';

const MOST_SWEEPS = 300;
const CLOSE = 1e-5;

/**
 * Solves the game of two seats in which every throw comes out as it was measured: the chance to win of the
 * seat whose turn begins. Repeats until no chance changes. `known`: chances to begin with.
 */
export function solveDuel(
  throwsAt: (lying: Faces) => readonly KnownThrow[],
  known: Chances | null = null,
): Chances {
  const chances = Array.from({ length: DUEL_DICE - 1 }, (_, own) =>
    Array.from({ length: DUEL_DICE - 1 - own }, (_, other) =>
      Array.from({ length: FACE_SETS }, (_, lying) => known?.[own]?.[other]?.[lying] ?? 500),
    ),
  );
  const grand = Array.from({ length: DUEL_DICE }, (_, dice) => grandThrow(dice));
  for (let sweep = 0, change = 1; sweep < MOST_SWEEPS && change > CLOSE; sweep += 1) {
    change = 0;
    for (let other = 1; other < DUEL_DICE; other += 1) {
      const ended = endedInDuel({ chances }, other);
      const turn = new TurnValues(throwsAt, ended);
      for (let own = 1; own + other <= DUEL_DICE; own += 1) {
        const cell = chances[own - 1]?.[other - 1] ?? [];
        for (let lying = 0; lying < FACE_SETS; lying += 1) {
          const value =
            lying > 0
              ? turn.best(lying, own).value
              : (grand[own] ?? []).reduce((sum, [back, left, share]) => sum + share * ended(back, left), 0);
          change = Math.max(change, Math.abs(1000 * value - (cell[lying] ?? 0)) / 1000);
          cell[lying] = 1000 * value;
        }
      }
    }
  }
  return chances;
}

/** A6: the outcomes of a throw of all dice if none leaves the arena. */
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
  return [...shares].flatMap(([key, share]) => {
    const [taken = 0, count = 0] = key.split(' ').map(Number);
    const sets = setsOf(count);
    return sets.map((left): Outcome => [taken, left, share / sets.length]);
  });
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
