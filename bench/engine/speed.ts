import type { Programs } from '../tools/programs';

/** A program that plays for some seconds and prints its moves a second. */
export interface Player {
  readonly name: string;
  readonly file: string;
  readonly player: string;
}

/** Moves a second: the median of the rounds, and their spread. */
export interface Speed {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export type Speeds = ReadonlyMap<string, Speed>;

export const ROUNDS = 3;

/**
 * In seconds. With a compiler boardgame.io needs about two (it has half of its speed after half a second,
 * this engine its full speed). Without a compiler there is little to wait for.
 */
const WARM_UP = { node: 2, jitless: 0.1 } as const;

/**
 * In each round every player plays for a part of the seconds, one after the other, in a fresh process. A
 * machine that is slow for a while affects all of them, and the median ignores a disturbed round.
 */
export function measureSpeeds(
  programs: Programs,
  players: readonly Player[],
  mode: keyof typeof WARM_UP,
  seats: number,
  seconds: number,
): Speeds {
  const rounds = new Map(players.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    process.stderr.write(`bench engine: ${mode}, round ${round} of ${ROUNDS}\n`);
    for (const { name, file, player: who } of players) {
      const args = [who, String(seats), String(WARM_UP[mode]), String(seconds / ROUNDS)];
      rounds.get(name)?.push(Number(programs.run({ file, args, jitless: mode === 'jitless' })));
    }
  }
  return new Map([...rounds].map(([name, speeds]) => [name, summary(speeds)]));
}

function summary(speeds: readonly number[]): Speed {
  const sorted = [...speeds].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}
