import type { Situation } from '../simulation';
import type { Die } from '../state';
import { type Body, body, energy } from './body';
import { HALF } from './die';
import { letGo } from './hand';
import type { Knock } from './knocks';
import { fatesOf } from './lying';
import { aimAt } from './styles';
import { layFlat } from './turning';
import { pass, type World, world } from './world';

export type { Knock } from './knocks';

/** The length of one step, in seconds. */
export const STEP = 1 / 240;

/** A running simulation of a throw. */
export interface Throwing {
  /** The number of dice: first those that lay in the arena, in order, then the thrown ones. */
  readonly count: number;
  /**
   * Seven numbers for each die: x, y, z of its middle in mm (the floor is z = 0, a die at rest on it has z =
   * 8), then its orientation as a quaternion w, x, y, z. x points right, y away from the viewing seat, z up.
   * turning.ts defines the faces.
   */
  readonly poses: Float64Array;
  /** The simulated time, in seconds. */
  readonly time: number;
  readonly settled: boolean;
  /** The kinetic and potential energy of all dice, for a mass of 1 each. It never grows. */
  readonly energy: number;
  /** Advances by STEP; does nothing once it has settled. */
  step(): void;
  /** The hits of the last step. The next step reuses the list. */
  readonly knocks: readonly Knock[];
  /** Returns four numbers for each die. Valid once it has settled. */
  fates(): readonly number[];
}

/** A plain toss at the middle. */
const TOSS = aimAt('toss', { x: 0, y: 0 });
/** The simulation ends after this time (s) even if dice still move. */
const LONGEST = 4;
/** A step has two halves while a die is faster than this (mm/s) or spins faster than this (rad/s). */
const QUICK = 350;
const QUICK_SPIN = 25;

export function beginThrow({ arena, thrown, aim }: Situation, seed: number): Throwing {
  const dice = Array.from({ length: arena.length + thrown }, (_, at) => body(at));
  arena.forEach(({ face, x, y, turn }, at) => {
    const die = dice[at];
    if (!die) return;
    die.x = x;
    die.y = y;
    die.z = HALF;
    die.asleep = true;
    layFlat(die, face, turn);
  });
  letGo(dice.slice(arena.length), aim ?? TOSS, seed);
  return new Flying(dice, arena, seed);
}

const isQuick = ({ vx, vy, vz, sx, sy, sz }: Body): boolean =>
  vx * vx + vy * vy + vz * vz > QUICK * QUICK || sx * sx + sy * sy + sz * sz > QUICK_SPIN * QUICK_SPIN;

class Flying implements Throwing {
  readonly poses: Float64Array;
  time = 0;
  settled = false;
  readonly #world: World;
  readonly #before: readonly Die[];
  readonly #seed: number;

  constructor(dice: readonly Body[], before: readonly Die[], seed: number) {
    this.#world = world(dice);
    this.#before = before;
    this.#seed = seed;
    this.poses = new Float64Array(7 * dice.length);
    this.#show();
  }

  get count(): number {
    return this.#world.dice.length;
  }

  get energy(): number {
    return this.#world.dice.reduce((sum, die) => sum + energy(die), 0);
  }

  get knocks(): readonly Knock[] {
    return this.#world.knocks;
  }

  step(): void {
    this.#world.knocks.length = 0;
    if (this.settled) return;
    const parts = this.#world.dice.some(isQuick) ? 2 : 1;
    for (let part = 0; part < parts; part += 1) pass(this.#world, STEP / parts);
    this.time += STEP;
    this.settled = this.time >= LONGEST || this.#world.dice.every((die) => die.asleep);
    this.#show();
  }

  fates(): readonly number[] {
    return fatesOf(this.#world.dice, this.#before, this.#seed);
  }

  #show(): void {
    const { poses } = this;
    for (const { index, x, y, z, qw, qx, qy, qz } of this.#world.dice) {
      const at = 7 * index;
      poses[at] = x;
      poses[at + 1] = y;
      poses[at + 2] = z;
      poses[at + 3] = qw;
      poses[at + 4] = qx;
      poses[at + 5] = qy;
      poses[at + 6] = qz;
    }
  }
}
