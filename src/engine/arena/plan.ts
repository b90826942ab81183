/** What a throw of one die can come to: the dice taken, those that lie there afterwards, and how likely that is. */
export type Outcome = readonly [taken: number, left: number, share: number];

/** What is known of throws. `Choice` is how one can throw. */
export interface Knowledge<Choice> {
  readonly choices: readonly Choice[];
  /** What throwing so at that many dice, all different, comes to. */
  outcomes(choice: Choice, lying: number): readonly Outcome[];
  /** What a grand throw brings in, in dice: less than nothing. */
  grand(reserve: number): number;
}

export interface Planner<Choice> {
  /** How to throw, and whether that is better than to stop. */
  best(lying: number, reserve: number): { readonly choice: Choice; readonly on: boolean };
}

/** What being out is worth, in dice. */
const OUT = -6;
/** So many dice are thrown at once when nobody knows who will. */
const USUAL_GRAND = 6;

/**
 * Weighs throwing on against stopping: the value of the rest of this turn, in dice. What follows counts as what the next seat
 * may expect of its first throw.
 */
export function planner<Choice>({ choices, outcomes, grand }: Knowledge<Choice>): Planner<Choice> {
  const values = new Map<string, number>();
  const gains = new Map<number, number>();

  /** What a seat may expect to win that meets so many dice and throws once. */
  function nextGain(lying: number): number {
    if (lying === 0) return grand(USUAL_GRAND);
    return remembered(gains, lying, () =>
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
    return remembered(values, `${lying} ${reserve}`, () =>
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

function remembered<Key>(known: Map<Key, number>, key: Key, find: () => number): number {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}
