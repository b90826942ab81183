/** The number of dice of each face, by face from 0. */
export type Counts = readonly number[];

/**
 * All sets of dice that a player can keep of a throw of equal dice: every multiset of up to that many dice.
 * The throws, which have all dice, come first.
 */
export interface Keeps {
  readonly counts: readonly Counts[];
  /** The number of throws. */
  readonly throws: number;
  /** For each keep that leaves dice to roll: the indices of the keeps with one more die, by its face. */
  readonly grown: readonly (readonly number[])[];
  /** For each throw: the indices of all its keeps, the throw itself first. */
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

/** Returns all subsets of a multiset, the largest first. */
function parts(counts: Counts): readonly Counts[] {
  const [first, ...others] = counts;
  if (first === undefined) return [[]];
  const rest = parts(others);
  return Array.from({ length: first + 1 }, (_, less) => rest.map((part) => [first - less, ...part])).flat();
}

/**
 * Returns the exact expected value of each keep once the other dice are rolled. `worths`: the value of each
 * throw.
 */
export function expected(keeps: Keeps, worths: readonly number[]): readonly number[] {
  const means = worths.slice(0, keeps.throws);
  for (let index = keeps.throws; index < keeps.counts.length; index += 1) {
    const grown = keeps.grown[index] ?? [];
    let sum = 0;
    for (const more of grown) sum += means[more] ?? 0;
    means.push(sum / grown.length);
  }
  return means;
}

/**
 * Returns the value of each throw if its best keep is kept and the other dice, or none, are rolled once more.
 */
export function withReroll(keeps: Keeps, means: readonly number[]): readonly number[] {
  return keeps.within.map((parts) => {
    let most = means[parts[0] ?? 0] ?? 0;
    for (const part of parts) most = Math.max(most, means[part] ?? 0);
    return most;
  });
}
