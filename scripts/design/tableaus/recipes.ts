import type { Uniform } from '../../../src/engine/random';
import { inAnyOrder } from './draw';
import { sum } from './measures';
import { type PipKind, pipKinds } from './pips';

/** The composition of one tableau. */
export interface Recipe {
  readonly boxes: number;
  readonly negative: number;
  /** The lengths of its star rows. */
  readonly stars: readonly number[];
  readonly fullHouse: boolean;
  readonly pips: readonly PipKind[];
}

export const TABLEAUS = 20;

/** The first tableau to play: few boxes, nothing to pay, one short star row, simple rows. */
const beginner: Recipe = {
  boxes: 18,
  negative: 0,
  stars: [3],
  fullHouse: false,
  pips: ['same', 'up', 'down'],
};

/** The features of the other nineteen, distributed so that no tableau has none or all of them. */
const boxes = [18, 19, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27];
const negative = [0, ...Array<number>(15).fill(1), 2, 2, 2];
const stars = [[3, 4], [3, 5], [4, 5], [3, 6], [3], [3], [4], [4], [4], [5], [5], [6], ...Array(7).fill([])];
const fullHouses = [...Array<boolean>(7).fill(true), ...Array<boolean>(12).fill(false)];

/**
 * The recipe of the beginner's tableau, then those of the others. It draws again until each recipe leaves
 * enough boxes for its printed rows.
 */
export function recipes(random: Uniform): readonly Recipe[] {
  for (let deal = 0; deal < DEALS; deal += 1) {
    const others = dealOthers(random);
    if (others.every(hasRoom)) return [beginner, ...others];
  }
  throw new Error('no deal leaves room for all rows');
}

const DEALS = 100_000;

function dealOthers(random: Uniform): readonly Recipe[] {
  const dealt = <T>(from: readonly T[]): readonly T[] => inAnyOrder(from, random);
  const [someBoxes, someNegative] = [dealt(boxes), dealt(negative)];
  const [someStars, someFullHouses] = [dealt<readonly number[]>(stars), dealt(fullHouses)];
  return someBoxes.map((count, at) => ({
    boxes: count,
    negative: someNegative[at] ?? 0,
    stars: someStars[at] ?? [],
    fullHouse: someFullHouses[at] ?? false,
    pips: pipKinds,
  }));
}

/** Whether the rows of printed values have between 2.5 and 4.5 boxes on average. */
function hasRoom(recipe: Recipe): boolean {
  const rows = 6 - recipe.stars.length - Number(recipe.fullHouse);
  const printed = recipe.boxes - sum(recipe.stars) - (recipe.fullHouse ? 5 : 0);
  return printed >= 2.5 * rows && printed <= 4.5 * rows;
}
