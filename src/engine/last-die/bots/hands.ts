/**
 * Dice without an order, packed into one number: the count of each value in four bits, lowest value first.
 * Counts are below eight, so that each group's top bit is free for the subtraction in `holds`.
 */
export type Hand = number;

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
const GUARD = 0x888888;

export const one = (value: number): Hand => 1 << (4 * (value - 1));

export const handOf = (values: readonly number[]): Hand =>
  values.reduce((hand, value) => hand + one(value), 0);

/** Whether the hand has all of these dice. */
export const holds = (hand: Hand, wanted: Hand): boolean => ((hand + GUARD - wanted) & GUARD) === GUARD;

/** All possible rolls and their probabilities. */
export interface Rolls {
  readonly hands: readonly Hand[];
  readonly chances: readonly number[];
}

/** Returns the rolls with one more die. */
function oneMore({ hands, chances }: Rolls): Rolls {
  const chanceOf = new Map<Hand, number>();
  for (const [at, hand] of hands.entries())
    for (const value of VALUES) {
      const grown = hand + one(value);
      chanceOf.set(grown, (chanceOf.get(grown) ?? 0) + (chances[at] ?? 0) / VALUES.length);
    }
  return { hands: [...chanceOf.keys()], chances: [...chanceOf.values()] };
}

const NO_DICE: Rolls = { hands: [0], chances: [1] };
const BY_DICE = [NO_DICE];
for (let dice = 1; dice <= 5; dice += 1) BY_DICE.push(oneMore(BY_DICE[dice - 1] ?? NO_DICE));

/** All rolls of up to five dice. */
export const rollsOf = (dice: number): Rolls => BY_DICE[dice] ?? NO_DICE;
