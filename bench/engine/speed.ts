import type { Programs } from '../tools/programs';

/** Who plays: a program that plays for some seconds and prints how many moves a second it made. */
export interface Player {
  readonly name: string;
  readonly file: string;
  readonly who: string;
}

/** Moves a second: the middle one of the rounds, and how far they lie apart. */
export interface Speed {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export type Speeds = ReadonlyMap<string, Speed>;

export const ROUNDS = 3;

/**
 * Seconds. Until the compiler is through with boardgame.io takes about two (half of its speed is there after half a
 * second, ours in full); without a compiler there is little to wait for.
 */
const WARM_UP = { node: 2, jitless: 0.1 } as const;

/**
 * Everybody plays a part of the seconds in each round, one after the other, in a fresh process: a machine that is slow
 * for a while is so for all of them, and the median leaves out a round that went badly.
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
    for (const { name, file, who } of players) {
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
