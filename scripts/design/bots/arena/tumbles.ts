import { byHand } from '../../../../src/engine/arena/aiming';
import { PRACTISED } from '../../../../src/engine/arena/bots/expert/expert';
import { simulate } from '../../../../src/engine/arena/simulation';
import { COCKED } from '../../../../src/engine/arena/state';
import { seeded } from '../../../../src/engine/random';
import type { Candidate } from './arrangements';
import { sideOf } from './sides';

const GREATEST_SEED = 0x7fff_ffff;
/** The face that is on top of each die in the measurement. A die weighs the same everywhere, so any will do. */
const TOP = 2;

/** What became of a die that lay there, besides the sides that can come up: it left the arena, or leaned. */
export const LOST = 6;
export const ROLLED = 7;

/**
 * What became of the dice in a throw, whatever they show: for each that lay there the side that came up, then
 * whether the thrown one stayed.
 */
export interface Tumble {
  readonly sides: readonly number[];
  readonly stayed: boolean;
  readonly count: number;
}

/** Throws a die so many times at laid out dice, and counts what becomes of them. */
export function tumbles({ places, aim }: Candidate, throws: number, seed: number): readonly Tumble[] {
  const random = seeded(seed);
  const arena = places.map((place) => ({ ...place, face: TOP }));
  const counts = new Map<string, { sides: readonly number[]; stayed: boolean; count: number }>();
  for (let at = 0; at < throws; at += 1) {
    const fates = simulate({ arena, thrown: 1, aim: byHand(aim, PRACTISED, random) }, random(GREATEST_SEED));
    const sides = arena.map((_, die) => becomes(fates[4 * die] ?? 0));
    const stayed = (fates[4 * arena.length] ?? 0) > 0;
    const key = `${sides.join('')}${stayed}`;
    const known = counts.get(key) ?? { sides, stayed, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  return [...counts.values()];
}

function becomes(face: number): number {
  if (face === 0) return LOST;
  return face > COCKED ? ROLLED : sideOf(TOP, face);
}

/** The tumbles of two measurements of the same throw. */
export function together(one: readonly Tumble[], other: readonly Tumble[]): readonly Tumble[] {
  const counts = new Map<string, Tumble>();
  for (const tumble of [...one, ...other]) {
    const key = `${tumble.sides.join('')}${tumble.stayed}`;
    counts.set(key, { ...tumble, count: tumble.count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()];
}
