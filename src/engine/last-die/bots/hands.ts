/**
 * Dice without their order, packed into one number: how many there are of each value, four bits a value, lowest first.
 * Fewer than eight dice a value leave each group's top bit free to guard the subtraction in `holds`.
 */
export type Hand = number;

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
const GUARD = 0x888888;

export const one = (value: number): Hand => 1 << (4 * (value - 1));

export const handOf = (values: readonly number[]): Hand =>
  values.reduce((hand, value) => hand + one(value), 0);

/** Whether the hand has all of these dice. */
export const holds = (hand: Hand, wanted: Hand): boolean => ((hand + GUARD - wanted) & GUARD) === GUARD;

/** What can fall, and how likely each of it is. */
export interface Rolls {
  readonly hands: readonly Hand[];
  readonly chances: readonly number[];
}

/** Adds one die to what can fall. */
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
