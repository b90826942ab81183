import { at } from './at';
import { add, apart, mend } from './mend';
import { colourPairs, colours, demands, wishes } from './model';
import type { Random } from './random';
import type { Lengths } from './seek-lengths';

type Pair = (typeof colourPairs)[number];

export interface SunCard {
  readonly lengths: Lengths;
  readonly suns: Pair;
}

const steps = 200_000;

/** Chooses the two rows of each card that have suns. */
export function seekSuns(cards: readonly Lengths[], random: Random): SunCard[] | null {
  const allowed = new Map(
    cards.map((lengths) => [lengths, colourPairs.filter((pair) => mayHaveSuns(lengths, pair))]),
  );
  const change = ({ lengths }: { lengths: Lengths }): SunCard => {
    const pairs = allowed.get(lengths) ?? [];
    return { lengths, suns: at(pairs, random(pairs.length)) };
  };
  const start = cards.map((lengths) => change({ lengths }));
  return mend(start, change, faultsOf, random, steps);
}

function mayHaveSuns(lengths: Lengths, { first, second }: Pair): boolean {
  const [one, other] = [at(lengths, first), at(lengths, second)];
  return one > 0 && other > 0 && demands.sunBoxes.some((boxes) => boxes === one + other);
}

/** If every pair of colours is on equally many cards, each colour has ten suns. */
function faultsOf(cards: readonly SunCard[]): number {
  const byPair = new Map(colourPairs.map((pair) => [pair, 0]));
  const byBoxes = new Map<number, number>(demands.sunBoxes.map((boxes) => [boxes, 0]));
  const sunBoxes = colours.map(() => 0);
  for (const { lengths, suns } of cards) {
    const [one, other] = [at(lengths, suns.first), at(lengths, suns.second)];
    byPair.set(suns, (byPair.get(suns) ?? 0) + 1);
    byBoxes.set(one + other, (byBoxes.get(one + other) ?? 0) + 1);
    add(sunBoxes, suns.first, one);
    add(sunBoxes, suns.second, other);
  }
  return (
    apart([...byPair.values()], wishes.cardsPerSunPair) +
    apart([...byBoxes.values()], wishes.cardsPerSunBoxes) +
    apart(sunBoxes, wishes.sunBoxesPerColour, wishes.sunBoxesFromEven)
  );
}
