import { byHand } from '../../../../src/engine/arena/aiming';
import { PRACTISED } from '../../../../src/engine/arena/bots/expert/expert';
import { readFates } from '../../../../src/engine/arena/fates';
import type { Outcome } from '../../../../src/engine/arena/plan';
import { sort } from '../../../../src/engine/arena/rules';
import { simulate } from '../../../../src/engine/arena/simulation';
import { seeded, type Uniform } from '../../../../src/engine/random';
import type { Candidate } from './arrangements';

const FACES = [2, 3, 4, 5, 6] as const;
const GREATEST_SEED = 0x7fff_ffff;

/** Counts outcomes of throws, by `taken left`. */
export type Tally = Map<string, number>;

/** Throws a die so many times at laid out dice with different faces, and adds what comes of it. */
export function measure(candidate: Candidate, throws: number, seed: number, tally: Tally = new Map()): Tally {
  const random = seeded(seed);
  for (let at = 0; at < throws; at += 1) {
    const faces = differentFaces(random);
    const arena = candidate.places.map((place, die) => ({ ...place, face: faces[die] ?? 2 }));
    const aim = byHand(candidate.aim, PRACTISED, random);
    const { left, taken } = sort(readFates(simulate({ arena, thrown: 1, aim }, random(GREATEST_SEED))));
    const key = `${taken} ${left.length}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return tally;
}

function differentFaces(random: Uniform): readonly number[] {
  const faces: number[] = [...FACES];
  for (let last = faces.length - 1; last > 0; last -= 1) {
    const at = random(last + 1);
    const moved = faces[last] ?? 2;
    faces[last] = faces[at] ?? 2;
    faces[at] = moved;
  }
  return faces;
}

export function outcomesOf(tally: Tally): readonly Outcome[] {
  const all = [...tally.values()].reduce((sum, count) => sum + count, 0);
  return [...tally].map(([key, count]): Outcome => {
    const [taken = 0, left = 0] = key.split(' ').map(Number);
    return [taken, left, count / all];
  });
}

/** The outcomes as text, in 1 000 throws. Rarer ones are left out. */
export const textOf = (tally: Tally): string =>
  outcomesOf(tally)
    .map(([taken, left, share]) => [taken, left, Math.round(1000 * share)] as const)
    .filter(([, , count]) => count > 0)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map((each) => each.join(' '))
    .join(', ');
