import { thrown, ways } from '../../../src/engine/arena/aiming';
import { readFates } from '../../../src/engine/arena/fates';
import { sort } from '../../../src/engine/arena/rules';
import { simulate } from '../../../src/engine/arena/simulation';
import type { Die } from '../../../src/engine/arena/state';
import { pick, seeded } from '../../../src/engine/random';

/** Arrangements of dice as in the middle of a game: `each` arrangements with 0, 1, … 5 dice. */
export function arrangements(each: number, seed: number): readonly (readonly (readonly Die[])[])[] {
  const random = seeded(seed);
  const found: (readonly Die[])[][] = [[], [], [], [], [], []];
  let arena: readonly Die[] = [];
  while (found.slice(1).some((list) => list.length < each)) {
    // An empty arena starts again with the dice of a grand throw.
    const count = arena.length === 0 ? 3 + random(5) : 1;
    const aim = thrown(pick(ways, random), arena, { place: 20, speed: 10 }, random);
    const fates = readFates(simulate({ arena, thrown: count, aim }, random(0x7fff_ffff)));
    arena = sort(fates).left;
    const list = found[arena.length];
    if (list && list.length < each) list.push(arena);
  }
  found[0] = Array.from({ length: each }, () => []);
  return found;
}
