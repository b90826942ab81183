import type { Arranged } from '../../../../src/engine/arena/bots/expert/throws';
import { endedInDuel, throwsByLying } from '../../../../src/engine/arena/bots/expert/turn-plans';
import { MOST_LYING, TurnValues } from '../../../../src/engine/arena/bots/expert/turn-values';
import type { Outcome } from '../../../../src/engine/arena/plan';
import { seeded } from '../../../../src/engine/random';
import { anyCandidate, beside, type Candidate } from './arrangements';
import { type Chances, solveDuel } from './duel';
import { measure, outcomesOf, type Tally, textOf } from './measuring';

export interface Effort {
  /** Arrangements tried for each number of dice, and how many of the best stay after each look. */
  readonly tried: number;
  readonly kept: number;
  readonly shipped: number;
  /** Throws for each look: the first, the second, and the one whose outcomes are shipped. */
  readonly throws: readonly [first: number, second: number, last: number];
}

export interface Found {
  readonly arranged: readonly (readonly Arranged[])[];
  readonly chances: Chances;
}

/** The reserves at which an arrangement is compared; the other seat has nine dice. */
const RESERVES = [3, 6, 9];

/**
 * Searches arrangements of two to five dice. Each is worth what its throw is worth in the solved game of two
 * seats. The best are changed a little, looked at longer, and measured anew in the end, so that luck in the
 * search is not taken for skill.
 */
export function search(effort: Effort, seed: number): Found {
  let found: readonly (readonly Arranged[])[] = [];
  const chancesOf = (arranged: Found['arranged']): Chances => {
    const throws = throwsByLying({ arranged });
    return solveDuel((lying) => throws[lying] ?? []);
  };
  for (let lying = 2; lying <= MOST_LYING; lying += 1) {
    const worth = worthIn(found, chancesOf(found));
    process.stderr.write(`${lying} dice …\n`);
    const best = bestOf(lying, effort, seed + 1000 * lying, worth);
    found = Array.from({ length: lying + 1 }, (_, at) => (at === lying ? best : (found[at] ?? [])));
  }
  return { arranged: found, chances: chancesOf(found) };
}

function worthIn(arranged: Found['arranged'], chances: Chances): (outcomes: readonly Outcome[]) => number {
  const throws = throwsByLying({ arranged });
  const turn = new TurnValues((lying) => throws[lying] ?? [], endedInDuel({ chances }, 9));
  return (outcomes) => RESERVES.reduce((sum, reserve) => sum + turn.valueOf({ outcomes }, reserve), 0);
}

interface Looked {
  readonly candidate: Candidate;
  readonly tally: Tally;
  readonly worth: number;
}

function bestOf(
  dice: number,
  { tried, kept, shipped, throws: [first, second, last] }: Effort,
  seed: number,
  worth: (outcomes: readonly Outcome[]) => number,
): readonly Arranged[] {
  const random = seeded(seed);
  const look = (candidate: Candidate, throws: number, tally?: Tally): Looked => {
    const counted = measure(candidate, throws, random(1_000_000_000), tally);
    return { candidate, tally: counted, worth: worth(outcomesOf(counted)) };
  };
  const top = (list: readonly Looked[], most: number) =>
    [...list].sort((a, b) => b.worth - a.worth).slice(0, most);
  const broad = Array.from({ length: tried }, () => look(anyCandidate(dice, random), first));
  let best = top(broad, kept).map(({ candidate, tally }) => look(candidate, second, tally));
  for (let round = 0; round < 2; round += 1) {
    const near = best.flatMap(({ candidate }) => [0, 1].map(() => look(beside(candidate, random), first)));
    best = top(
      [...best, ...top(near, kept).map(({ candidate, tally }) => look(candidate, second, tally))],
      kept,
    );
  }
  const measured = top(best, 2 * shipped).map(({ candidate }) => look(candidate, last));
  return top(measured, shipped).map(({ candidate: { places, aim }, tally }) => ({
    places: places.map(({ x, y, turn }) => [x, y, turn]),
    aim: [aim.x, aim.y, aim.vx, aim.vy],
    outcomes: textOf(tally),
  }));
}
