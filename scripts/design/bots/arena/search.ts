import { type Faces, setsOf } from '../../../../src/engine/arena/bots/expert/faces';
import {
  type ArenaData,
  type Arranged,
  type Chances,
  throwsByFaces,
} from '../../../../src/engine/arena/bots/expert/throws';
import { endedInDuel } from '../../../../src/engine/arena/bots/expert/turn-plans';
import { TurnValues } from '../../../../src/engine/arena/bots/expert/turn-values';
import { seeded } from '../../../../src/engine/random';
import { anyCandidate, beside, type Candidate } from './arrangements';
import { solveDuel } from './duel';
import {
  bestLabels,
  type Label,
  type Labelled,
  OUTCOMES,
  outcomeAt,
  outcomesOf,
  sharesOf,
  type Worths,
} from './labelling';
import { type Tumble, together, tumbles } from './tumbles';

export interface Effort {
  /** Arrangements tried for each number of dice, and how many of the best stay after each look. */
  readonly tried: number;
  readonly kept: number;
  /** How often the best are changed a little. */
  readonly rounds: number;
  /** How many throws are shipped for each set of faces. */
  readonly shipped: number;
  /** Throws for each look: the first, the second, and the one whose outcomes are shipped. */
  readonly throws: readonly [first: number, second: number, last: number];
}

/** The reserves at which an arrangement is compared; the other seat has nine dice. */
const RESERVES = [3, 6, 9];
const MOST_LYING = 5;

/**
 * Searches arrangements of two to five dice. Each is worth what its throw is worth in the solved game of two
 * seats, with the best way to lay the faces in its places. The best are changed a little, looked at longer, and
 * measured anew in the end, so that luck in the search is not taken for skill.
 */
export function search(effort: Effort, seed: number): ArenaData {
  let arranged: readonly Arranged[] = [];
  const plain = solveDuel(throwsByFaces(arranged));
  let chances = plain;
  for (let lying = 2; lying <= MOST_LYING; lying += 1) {
    process.stderr.write(`${lying} dice …\n`);
    const best = bestOf(lying, effort, seed + 1000 * lying, worthsIn(arranged, chances));
    arranged = [...arranged, ...best];
    chances = solveDuel(throwsByFaces(arranged), chances);
  }
  return { arranged, chances: rounded(chances), plain: rounded(byCount(plain)) };
}

const rounded = (chances: Chances): Chances => chances.map((row) => row.map((cell) => cell.map(Math.round)));

/** If no faces are laid out, which ones lie there does not matter. */
const byCount = (chances: Chances): Chances =>
  chances.map((row) =>
    row.map((cell) => Array.from({ length: MOST_LYING + 1 }, (_, count) => cell[setsOf(count)[0] ?? 0] ?? 0)),
  );

function worthsIn(arranged: readonly Arranged[], chances: Chances): Worths {
  const turn = new TurnValues(throwsByFaces(arranged), endedInDuel({ chances }, 9));
  const worths = new Float64Array(OUTCOMES);
  for (let taken = 0; outcomeAt(taken, 0) < OUTCOMES; taken += 1)
    for (let left = 0; left < 32; left += 1)
      worths[outcomeAt(taken, left)] =
        taken === 1 ? 0 : RESERVES.reduce((sum, reserve) => sum + turn.after(taken, left, reserve), 0);
  return worths;
}

/** A throw at laid out dice: how they tumble, and the best labels for each set of faces. */
interface Looked {
  readonly candidate: Candidate;
  readonly seen: readonly Tumble[];
  readonly labelled: ReadonlyMap<Faces, Labelled>;
  /** The mean over the sets. */
  readonly worth: number;
}

function bestOf(
  dice: number,
  { tried, kept, rounds, shipped, throws: [first, second, last] }: Effort,
  seed: number,
  worths: Worths,
): readonly Arranged[] {
  const random = seeded(seed);
  const sets = setsOf(dice);
  const look = (candidate: Candidate, throws: number, before: readonly Tumble[] = []): Looked => {
    const seen = together(before, tumbles(candidate, throws, random(1_000_000_000)));
    const labelled = new Map(sets.map((faces) => [faces, bestLabels(seen, faces, worths, random)]));
    const worth = [...labelled.values()].reduce((sum, each) => sum + each.worth, 0) / sets.length;
    return { candidate, seen, labelled, worth };
  };
  const longer = ({ candidate, seen }: Looked) => look(candidate, second, seen);
  const broad = Array.from({ length: tried }, () => look(anyCandidate(dice, random), first));
  let best: readonly Looked[] = top(broad, kept).map(longer);
  for (let round = 0; round < rounds; round += 1) {
    const near = best.flatMap(({ candidate }) => [0, 1].map(() => look(beside(candidate, random), first)));
    best = top([...best, ...top(near, kept).map(longer)], kept);
    process.stderr.write(`${best.map(({ worth }) => worth.toFixed(4)).join(' ')}\n`);
  }
  const measured = best.map(({ candidate, labelled }) => ({
    candidate,
    labelled,
    seen: tumbles(candidate, last, random(1_000_000_000)),
  }));
  return sets.flatMap((faces) => {
    const all = measured.map(({ candidate, labelled, seen }) => {
      const labels = labelled.get(faces)?.labels ?? [];
      const shares = sharesOf(seen, labels);
      return {
        candidate,
        labels,
        shares,
        worth: shares.reduce((sum, share, at) => sum + share * (worths[at] ?? 0), 0),
      };
    });
    return top(all, shipped).map(({ candidate, labels, shares }) => arrangedOf(candidate, labels, shares));
  });
}

const top = <T extends { readonly worth: number }>(list: readonly T[], most: number): readonly T[] =>
  [...list].sort((a, b) => b.worth - a.worth).slice(0, most);

const arrangedOf = (
  { places, aim }: Candidate,
  labels: readonly Label[],
  shares: Float64Array,
): Arranged => ({
  dice: places.map(({ x, y, turn }, at) => [
    labels[at]?.face ?? 0,
    x,
    y,
    (turn + 90 * (labels[at]?.quarters ?? 0)) % 360,
  ]),
  aim: [aim.x, aim.y, aim.vx, aim.vy],
  outcomes: textOf(shares),
});

/** The outcomes as text, in 1 000 throws. Rarer ones are left out. */
const textOf = (shares: Float64Array): string =>
  outcomesOf(shares)
    .map(([taken, left, share]) => [taken, left, Math.round(1000 * share)] as const)
    .filter(([, , count]) => count > 0)
    .map((each) => each.join(' '))
    .join(', ');
