import type { Tableau } from '../../../src/engine/last-die/tableau';
import { seeded, type Uniform } from '../../../src/engine/random';
import { drawTableau } from './draw';
import { boxesKey, boxesText, largestShare, MOST_SHARE, unevenness } from './measures';
import { type Recipe, recipes } from './recipes';
import { meanRounds, selfPlay } from './self-play';

const SEED = 30;
const CANDIDATES = 40;
const ATTEMPTS = 100_000;
/** A row that another tableau already has adds this much to the unevenness. */
const REPEATED = 4;

/** The scales to try. */
const SCALES = [3.5, 4, 4.5, 5, 5.5, 6];
const TRIAL = { seats: 4, games: 250, seed: 1 };
export const WANTED_ROUNDS = 10;

export interface Design {
  readonly tableaus: readonly Tableau[];
  readonly scale: number;
  readonly trials: readonly Trial[];
}

interface Trial {
  readonly scale: number;
  readonly rounds: number;
  readonly tableaus: readonly Tableau[];
}

/** The tableaus on the scale of points that gives games with four seats the wanted length. */
export function design(): Design {
  const trials = SCALES.map((scale): Trial => {
    const tableaus = tableausOn(scale);
    const { seats, games, seed } = TRIAL;
    return { scale, rounds: meanRounds(selfPlay(tableaus, seats, games, seed)), tableaus };
  });
  const [best] = [...trials].sort(
    (a, b) => Math.abs(a.rounds - WANTED_ROUNDS) - Math.abs(b.rounds - WANTED_ROUNDS),
  );
  if (!best) throw new Error('no scale was tried');
  return { tableaus: best.tableaus, scale: best.scale, trials };
}

/**
 * Twenty tableaus, the beginner's first. Of many candidates for each recipe it takes the one with the most
 * even values.
 */
export function tableausOn(scale: number): readonly Tableau[] {
  const random = seeded(SEED);
  const found: Tableau[] = [];
  for (const recipe of recipes(random)) found.push(best(recipe, scale, found, random));
  return found;
}

function best(recipe: Recipe, scale: number, others: readonly Tableau[], random: Uniform): Tableau {
  const taken = new Set(others.map(boxesKey));
  const rows = others.flat().map(boxesText);
  const fault = (tableau: Tableau): number =>
    unevenness(tableau) +
    REPEATED * rows.filter((row) => tableau.some((own) => boxesText(own) === row)).length;
  const candidates: { tableau: Tableau; fault: number }[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && candidates.length < CANDIDATES; attempt += 1) {
    const tableau = drawTableau(recipe, scale, random);
    if (tableau && largestShare(tableau) <= MOST_SHARE && !taken.has(boxesKey(tableau)))
      candidates.push({ tableau, fault: fault(tableau) });
  }
  const [first] = candidates.sort((a, b) => a.fault - b.fault);
  if (!first) throw new Error(`no tableau comes out of ${JSON.stringify(recipe)}`);
  return first.tableau;
}
