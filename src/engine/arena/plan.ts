/** A possible outcome of a throw of one die: the dice taken, the dice that remain, and the probability. */
export type Outcome = readonly [taken: number, left: number, share: number];

/** Reads measured outcomes: dice taken, dice left, and the count in 1 000 throws. */
export const readOutcomes = (text: string): readonly Outcome[] =>
  text.split(', ').map((outcome): Outcome => {
    const [taken = 0, left = 0, count = 0] = outcome.split(' ').map(Number);
    return [taken, left, count / 1000];
  });

/** Measured facts about throws. `Choice` is a way to throw. */
export interface Knowledge<Choice> {
  readonly choices: readonly Choice[];
  /** Returns the outcomes of this choice with that many dice, all different, in the arena. */
  outcomes(choice: Choice, lying: number): readonly Outcome[];
  /** Returns the gain of a throw of all dice of the reserve, in dice. It is negative. */
  grand(reserve: number): number;
}

export interface Planner<Choice> {
  /** Returns the best choice and whether it is better than to stop. */
  best(lying: number, reserve: number): { readonly choice: Choice; readonly on: boolean };
}

/** The value of going out, in dice. */
const OUT = -6;
/** The assumed reserve of a seat that will throw all its dice. */
const USUAL_GRAND = 6;

/**
 * Creates a planner. It compares throwing on with stopping by the value of the rest of this turn, in dice.
 * After the turn only the next seat's expected gain from its first throw counts.
 */
export function planner<Choice>({ choices, outcomes, grand }: Knowledge<Choice>): Planner<Choice> {
  const values = new Map<string, number>();
  const gains = new Map<number, number>();

  /** Returns the expected gain of a seat that throws once at this many dice. */
  function nextGain(lying: number): number {
    if (lying === 0) return grand(USUAL_GRAND);
    return memoized(gains, lying, () =>
      Math.max(...choices.map((choice) => sum(outcomes(choice, lying), ([taken]) => taken - 1))),
    );
  }

  function stopValue(lying: number, reserve: number): number {
    return reserve > 0 ? -nextGain(lying) : OUT;
  }

  function throwValue(choice: Choice, lying: number, reserve: number): number {
    return sum(outcomes(choice, lying), ([taken, left]) =>
      taken > 0 ? taken - 1 - nextGain(left) : turnValue(left, reserve - 1) - 1,
    );
  }

  function turnValue(lying: number, reserve: number): number {
    if (reserve === 0) return OUT;
    return memoized(values, `${lying} ${reserve}`, () =>
      Math.max(stopValue(lying, reserve), ...choices.map((choice) => throwValue(choice, lying, reserve))),
    );
  }

  return {
    best(lying, reserve) {
      const rated = choices.map((choice) => ({ choice, value: throwValue(choice, lying, reserve) }));
      const { choice, value } = rated.reduce((best, other) => (other.value > best.value ? other : best));
      return { choice, on: value > stopValue(lying, reserve) };
    },
  };
}

function sum(outcomes: readonly Outcome[], worth: (outcome: Outcome) => number): number {
  return outcomes.reduce((all, outcome) => all + outcome[2] * worth(outcome), 0);
}

function memoized<Key>(known: Map<Key, number>, key: Key, find: () => number): number {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}
