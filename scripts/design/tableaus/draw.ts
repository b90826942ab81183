import { shuffled } from '../../../src/engine/chance';
import { boxesOf, type Row, type Tableau } from '../../../src/engine/last-die/tableau';
import { pick, type Uniform } from '../../../src/engine/random';
import { boxesText, sum } from './measures';
import { drawPips, type PipKind } from './pips';
import { pointsFor } from './points';
import type { Recipe } from './recipes';

const ROWS = 6;
const LEAST_BOXES = 2;
const MOST_BOXES = 6;
const MOST_OF_A_KIND = 2;
/** So short that a seat may have to finish the row against its will. */
const NEGATIVE_BOXES = { least: 2, most: 4 };

/** Draws a tableau by the recipe; null if this attempt fails. */
export function drawTableau(recipe: Recipe, scale: number, random: Uniform): Tableau | null {
  const free: Row[] = recipe.stars.map((boxes) => ({ kind: 'stars', points: 0, boxes }));
  if (recipe.fullHouse) free.push({ kind: 'full-house', points: 0 });
  const printed = drawPrinted(recipe.pips, ROWS - free.length, recipe.boxes - sum(free.map(boxesOf)), random);
  if (!printed) return null;
  const short = printed.filter(
    (row) => boxesOf(row) >= NEGATIVE_BOXES.least && boxesOf(row) <= NEGATIVE_BOXES.most,
  );
  const negative = inAnyOrder(short, random).slice(0, recipe.negative);
  if (negative.length < recipe.negative) return null;
  return inAnyOrder([...free, ...printed], random).map((row) => {
    const points = pointsFor(row, scale);
    return { ...row, points: negative.includes(row) ? -points : points };
  });
}

/** Draws different rows of printed values, of various kinds, with the given total of boxes. */
function drawPrinted(
  allowed: readonly PipKind[],
  rows: number,
  boxes: number,
  random: Uniform,
): readonly Row[] | null {
  const drawn: Row[] = [];
  const kinds: PipKind[] = [];
  for (let left = boxes; drawn.length < rows; ) {
    const length = drawn.length === rows - 1 ? left : LEAST_BOXES + random(MOST_BOXES - LEAST_BOXES + 1);
    const kind = pick(allowed, random);
    if (
      length < LEAST_BOXES ||
      length > MOST_BOXES ||
      kinds.filter((other) => other === kind).length === MOST_OF_A_KIND
    )
      return null;
    const pips = drawPips(kind, length, random);
    if (!pips) return null;
    drawn.push({ kind: 'pips', points: 0, pips });
    kinds.push(kind);
    left -= length;
  }
  return new Set(drawn.map(boxesText)).size === rows ? drawn : null;
}

export const inAnyOrder = <T>(list: readonly T[], random: Uniform): readonly T[] =>
  shuffled(list.map((_, at) => at))
    .fall(random)
    .flatMap((at) => list.slice(at, at + 1));
