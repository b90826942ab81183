import { at } from './at';

/** Five dice of six colours, as multisets: the possible rolls, and the hands that can be kept of them. */
export const faces = 6;
export const dice = 5;

const facesUp = [0, 1, 2, 3, 4, 5] as const;

function multisets(size: number, kinds: number): number[][] {
  if (kinds === 1) return [[size]];
  const found: number[][] = [];
  for (let first = size; first >= 0; first--) {
    for (const rest of multisets(size - first, kinds - 1)) found.push([first, ...rest]);
  }
  return found;
}

/**
 * All 462 hands of up to five dice, each as a count by face. Larger hands come first: the 252 rolls are hands
 * 0 to 251, and the empty hand is the last. So one pass from the rolls onwards visits every hand after those
 * that it can grow into.
 */
export const hands: readonly (readonly number[])[] = [5, 4, 3, 2, 1, 0].flatMap((size) =>
  multisets(size, faces),
);
export const rolls = hands.filter((hand) => sizeOf(hand) === dice).length;
export const emptyHand = hands.length - 1;

function sizeOf(hand: readonly number[]): number {
  return hand.reduce((sum, count) => sum + count, 0);
}

const indexByKey = new Map(hands.map((hand, index) => [hand.join(''), index]));

export function indexOf(hand: readonly number[]): number {
  const index = indexByKey.get(hand.join(''));
  if (index === undefined) throw new RangeError(`no such hand: ${hand.join('')}`);
  return index;
}

/** For each hand that is not yet a roll: the six hands with one more die. */
const grown: readonly (readonly number[])[] = hands.map((hand) =>
  sizeOf(hand) === dice ? [] : facesUp.map((face) => indexOf(hand.map((n, i) => (i === face ? n + 1 : n)))),
);

/** For each roll: all hands that can be kept of it, including the whole roll (nothing is rolled again). */
const kept: readonly (readonly number[])[] = hands
  .slice(0, rolls)
  .map((roll) => partsOf(roll).map((part) => indexOf(part)));

function partsOf(hand: readonly number[]): number[][] {
  return hand.reduce<number[][]>(
    (parts, count) => parts.flatMap((part) => Array.from({ length: count + 1 }, (_, n) => [...part, n])),
    [[]],
  );
}

/** The value of every hand, given the value of each roll: the mean over all results of the missing dice. */
export function meanByHand(byRoll: readonly number[]): Float64Array {
  const byHand = new Float64Array(hands.length);
  byHand.set(byRoll);
  for (let hand = rolls; hand < hands.length; hand++) {
    let sum = 0;
    for (const next of at(grown, hand)) sum += at(byHand, next);
    byHand[hand] = sum / faces;
  }
  return byHand;
}

/** The hand of least cost among those that can be kept of a roll. */
export function cheapestKeep(roll: number, costOf: (hand: number) => number): number {
  let best = roll;
  let least = costOf(roll);
  for (const hand of at(kept, roll)) {
    const cost = costOf(hand);
    if (cost < least) [best, least] = [hand, cost];
  }
  return best;
}
