/** A number of dice of each face, by face from 0. */
export type Counts = readonly number[];

/**
 * What can be kept of a throw of equal dice: every multiset of up to that many dice. Those with all dice, the throws,
 * come first and have the lower indices.
 */
export interface Keeps {
  readonly counts: readonly Counts[];
  /** How many of the first are throws. */
  readonly throws: number;
  /** For a keep that leaves dice to roll: what it becomes by one more die of each face. */
  readonly grown: readonly (readonly number[])[];
  /** For each throw: all that can be kept of it, the throw itself first. */
  readonly within: readonly (readonly number[])[];
  indexOf(counts: Counts): number;
}

export function keepsOf(dice: number, faces: number): Keeps {
  const counts: Counts[] = [];
  for (let size = dice; size >= 0; size -= 1) counts.push(...multisets(size, faces));
  const indices = new Map(counts.map((each, index) => [each.join(), index]));
  const indexOf = (wanted: Counts): number => indices.get(wanted.join()) ?? -1;
  const throws = multisets(dice, faces).length;
  return {
    counts,
    throws,
    grown: counts.map((each, index) => (index < throws ? [] : grown(each).map(indexOf))),
    within: counts.slice(0, throws).map((each) => parts(each).map(indexOf)),
    indexOf,
  };
}

function multisets(size: number, faces: number): readonly Counts[] {
  if (faces === 1) return [[size]];
  return Array.from({ length: size + 1 }, (_, first) =>
    multisets(size - first, faces - 1).map((others) => [first, ...others]),
  ).flat();
}

const grown = (counts: Counts): readonly Counts[] =>
  counts.map((_, face) => counts.map((count, other) => (other === face ? count + 1 : count)));

/** All smaller or equal multisets, the largest first. */
function parts(counts: Counts): readonly Counts[] {
  const [first, ...others] = counts;
  if (first === undefined) return [[]];
  const rest = parts(others);
  return Array.from({ length: first + 1 }, (_, less) => rest.map((part) => [first - less, ...part])).flat();
}

/** What each keep is worth on average once the other dice are rolled, exactly, if each throw is worth `worths`. */
export function expected(keeps: Keeps, worths: readonly number[]): readonly number[] {
  const deps = worths.slice(0, keeps.throws);
  for (let index = keeps.throws; index < keeps.counts.length; index += 1) {
    const grown = keeps.grown[index] ?? [];
    let sum = 0;
    for (const more of grown) sum += deps[more] ?? 0;
    deps.push(sum / grown.length);
  }
  return deps;
}

/** What each throw is worth if the best may be kept of it and the other dice rolled once more, or none. */
export function withReroll(keeps: Keeps, deps: readonly number[]): readonly number[] {
  return keeps.within.map((parts) => {
    let most = deps[parts[0] ?? 0] ?? 0;
    for (const part of parts) most = Math.max(most, deps[part] ?? 0);
    return most;
  });
}
