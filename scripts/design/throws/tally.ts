import { thrown, type Way, ways } from '../../../src/engine/arena/aiming';
import { readFates } from '../../../src/engine/arena/fates';
import type { Outcome } from '../../../src/engine/arena/plan';
import { sort } from '../../../src/engine/arena/rules';
import { simulate } from '../../../src/engine/arena/simulation';
import type { Die } from '../../../src/engine/arena/state';
import { seeded } from '../../../src/engine/random';

export interface Found {
  readonly way: Way;
  /** By the number of dice in the arena. */
  readonly outcomes: readonly (readonly Outcome[])[];
}

const HAND = { place: 14, speed: 8 };
/** Rarer outcomes are left out. */
const RARE = 0.002;

export function outcomesOf(lists: readonly (readonly (readonly Die[])[])[], seed: number): readonly Found[] {
  return ways.map((way, at) => {
    const random = seeded(seed + 100 * (at + 1));
    process.stderr.write(`${way.style} at the ${way.mark} …\n`);
    return {
      way,
      outcomes: lists.map((list) => {
        const counts = new Map<string, number>();
        for (const arena of list) {
          const aim = thrown(way, arena, HAND, random);
          const { left, taken } = sort(readFates(simulate({ arena, thrown: 1, aim }, random(0x7fff_ffff))));
          const key = `${taken} ${left.length}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        return shares(counts);
      }),
    };
  });
}

function shares(counts: ReadonlyMap<string, number>): readonly Outcome[] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const common = [...counts].filter(([, count]) => count / all >= RARE);
  const kept = common.reduce((sum, [, count]) => sum + count, 0);
  return common
    .map(([key, count]): Outcome => {
      const [taken = 0, left = 0] = key.split(' ').map(Number);
      return [taken, left, Math.round((1000 * count) / kept) / 1000];
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The mean change of the reserve by a soft grand throw of 0, 1, … 9 dice. */
export function grandOutcomes(throws: number, seed: number): readonly number[] {
  const random = seeded(seed + 77);
  return Array.from({ length: 10 }, (_, dice) => {
    let gained = 0;
    for (let at = 0; at < throws / 3; at += 1) {
      const aim = thrown({ style: 'gentle', mark: 'middle' }, [], HAND, random);
      gained += sort(readFates(simulate({ arena: [], thrown: dice, aim }, random(0x7fff_ffff)))).taken - dice;
    }
    return Math.round((100 * gained) / Math.ceil(throws / 3)) / 100;
  });
}
