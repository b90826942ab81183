import { type Engine, runOn } from '../../scripts/engines/engines';
import { bundle } from '../../scripts/engines/program';
import { type Asked, type Measured, type Scene, scenes } from './scenes';

/** The compared physics engines. */
export const throwers = ['knobel', 'cannon-es', 'crashcat'] as const;
export type Thrower = (typeof throwers)[number];

const PROGRAMS: Readonly<Record<Thrower, string>> = {
  knobel: 'bench/arena/ours.ts',
  'cannon-es': 'bench/peers/arena/cannon.mjs',
  crashcat: 'bench/peers/arena/crashcat.mjs',
};

/** The JavaScript engines that are timed. */
export const places = ['node', 'jitless', 'hermes'] as const satisfies readonly Engine[];
export type Place = (typeof places)[number];

export interface Cost {
  readonly thrower: Thrower;
  readonly scene: Scene;
  readonly place: Place;
  /** Milliseconds for each throw. */
  readonly mean: number;
  readonly slowest: number;
  /** A digest of the end of two throws. */
  readonly hash: string;
}

/** At most this many throws of each scene. */
const THROWS = 100;

/**
 * Runs one after the other, each in a fresh process, so that none warms up or slows down another. All
 * together take this many seconds.
 */
export async function measureCosts(seconds: number, seed: number): Promise<readonly Cost[]> {
  const milliseconds = (1000 * seconds) / (throwers.length * places.length * scenes.length);
  const costs: Cost[] = [];
  for (const thrower of throwers) {
    const program = bundle(PROGRAMS[thrower]);
    for (const place of places) {
      process.stderr.write(`bench arena: ${thrower} on ${place}\n`);
      for (const scene of scenes) {
        const inputs: Asked = { scene, seed, throws: THROWS, milliseconds };
        const { times, hash } = measured(await runOn(place, program, inputs));
        costs.push({ thrower, scene, place, mean: mean(times), slowest: Math.max(...times), hash });
      }
    }
  }
  return costs;
}

const mean = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

function measured(found: unknown): Measured {
  const { times, hash } = Object(found);
  return { times, hash };
}
