import { boxesOf, type Tableau } from '../../../src/engine/last-die/tableau';
import { seeded, type Uniform } from '../../../src/engine/random';
import { drawTableau } from './draw';
import { alike, largestShare, sum, unevenness } from './measures';
import { type Recipe, recipes } from './recipes';

const SEED = 30;
const CANDIDATES = 40;
const ATTEMPTS = 100_000;
export const MOST_SHARE = 0.35;

/** The twenty tableaus, the beginner's first: of many that are drawn by each recipe, the one that asks most evenly. */
export function design(aTurn: number): readonly Tableau[] {
  const random = seeded(SEED);
  const found: Tableau[] = [];
  for (const recipe of recipes(random)) found.push(best(recipe, aTurn, found, random));
  return found;
}

function best(recipe: Recipe, aTurn: number, others: readonly Tableau[], random: Uniform): Tableau {
  const taken = new Set(others.map(alike));
  const candidates: Tableau[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && candidates.length < CANDIDATES; attempt += 1) {
    const tableau = drawTableau(recipe, aTurn, random);
    if (tableau && largestShare(tableau) <= MOST_SHARE && !taken.has(alike(tableau)))
      candidates.push(tableau);
  }
  const [first] = candidates.sort((a, b) => unevenness(a) - unevenness(b));
  if (!first) throw new Error(`no tableau comes out of ${JSON.stringify(recipe)}`);
  return first;
}

export const boxesIn = (tableau: Tableau): number => sum(tableau.map(boxesOf));
