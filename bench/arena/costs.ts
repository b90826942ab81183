import { type Engine, runOn } from '../../scripts/engines/engines';
import { bundle } from '../../scripts/engines/program';
import { type Asked, type Measured, type Scene, scenes } from './scenes';

/** Who throws. */
export const throwers = ['knobel', 'cannon-es', 'crashcat'] as const;
export type Thrower = (typeof throwers)[number];

const PROGRAMS: Readonly<Record<Thrower, string>> = {
  knobel: 'bench/arena/ours.ts',
  'cannon-es': 'bench/peers/arena/cannon.mjs',
  crashcat: 'bench/peers/arena/crashcat.mjs',
};

/** Where it is timed. */
export const places = ['node', 'jitless', 'hermes'] as const satisfies readonly Engine[];
export type Place = (typeof places)[number];

export interface Cost {
  readonly thrower: Thrower;
  readonly scene: Scene;
  readonly place: Place;
  /** Milliseconds a throw. */
  readonly mean: number;
  readonly slowest: number;
  /** Where two throws ended. */
  readonly hash: string;
}

/** So many throws at the most of each scene. */
const THROWS = 100;

/** One after the other, each in a fresh process: nobody warms up or crowds anybody else. All together takes so many seconds. */
export async function measureCosts(seconds: number, seed: number): Promise<readonly Cost[]> {
  const milliseconds = (1000 * seconds) / (throwers.length * places.length * scenes.length);
  const costs: Cost[] = [];
  for (const thrower of throwers) {
    const program = bundle(PROGRAMS[thrower]);
    for (const place of places) {
      process.stderr.write(`bench arena: ${thrower} on ${place}\n`);
      for (const scene of scenes) {
        const asked: Asked = { scene, seed, throws: THROWS, milliseconds };
        const { times, hash } = measured(await runOn(place, program, asked));
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
