import { bakeFade, bakeGlide, bakeRattle, bakeRest, bakeThrow, formation } from '../motion/bake';
import type { Plan } from '../motion/plan';
import { type Before, LOOK as CAMERA, type Scene, type SceneDie, sceneOf } from '../motion/scene';
import { inSlices } from '../motion/slices';
import { startThrowing } from '../motion/throwing';
import type { Spot } from '../motion/tray';
import { LOOK, writeLook } from '../skia/looks';
import type { Player } from '../skia/player';
import type { TrayDie } from './tray-die';

/** The size of the felt, in points. */
export interface Felt {
  readonly width: number;
  readonly height: number;
}

/** Animates the dice of one tray. Each animation starts from the current poses. */
export interface Director {
  /**
   * Moves dice to their places without a throw. At first, and after a change of size, they appear there at
   * once.
   */
  show(dice: readonly TrayDie[], felt: Felt): void;
  /** Fades in the result of a throw. Returns the duration in ms. */
  fade(dice: readonly TrayDie[], keys: readonly string[], felt: Felt): number;
  /**
   * Simulates a throw and plays it. `begun` receives the plan and its duration in ms. Returns a function that
   * stops the simulation.
   */
  throwDice(
    seed: number,
    dice: readonly TrayDie[],
    keys: readonly string[],
    felt: Felt,
    onStart: (plan: Plan, takes: number) => void,
  ): () => void;
  /** Shows dice in a shaking hand over this point of the felt. */
  hold(dice: readonly TrayDie[], keys: readonly string[], felt: Felt, hand: Spot): void;
  moveHand(to: Spot): void;
  /** Sets the point from which the next throw comes; null: from above the near rim. */
  throwFrom(hand: Spot | null): void;
}

export function createDirector(player: Player): Director {
  let known: ReadonlyMap<string, TrayDie> = new Map();
  let size = 0;
  let last: Felt | null = null;
  let grip: Spot | null = null;
  let release: Spot | null = null;

  const sceneFor = (dice: readonly TrayDie[], felt: Felt): Scene => {
    const before: Before[] = [];
    for (const [key, pose] of player.poses()) {
      const die = known.get(key);
      if (die !== undefined) before.push({ ...plain(die), pose });
    }
    return sceneOf(dice.map(plain), before, size, felt.width, felt.height);
  };

  const play = (plan: Plan, dice: readonly TrayDie[], felt: Felt): number => {
    const painted = new Map([...known, ...dice.map((die) => [die.key, die] as const)]);
    const looks = new Float32Array(plan.count * LOOK);
    plan.keys.forEach((key, at) => {
      const die = painted.get(key);
      if (die !== undefined) writeLook(looks, at * LOOK, die);
    });
    // A die that leaves is drawn to its end by this plan, and not once more by the next.
    known = new Map(dice.map((die) => [die.key, die]));
    size = plan.size;
    last = felt;
    return player.play(plan, looks);
  };

  return {
    show(dice, felt) {
      const scene = sceneFor(dice, felt);
      const sudden = last?.width !== felt.width || last.height !== felt.height;
      play(sudden ? bakeRest(scene) : bakeGlide(scene, size), dice, felt);
    },
    fade(dice, keys, felt) {
      return play(bakeFade(sceneFor(dice, felt), new Set(keys)), dice, felt);
    },
    throwDice(seed, dice, keys, felt, onStart) {
      const first = sceneFor(dice, felt);
      const thrown = new Set(keys);
      const { tray, layout } = first;
      const flying = first.actors.filter(({ key, to }) => thrown.has(key) && to !== null);
      const staying = first.actors.flatMap(({ key, to }) => (thrown.has(key) || to === null ? [] : [to]));
      const from = release;
      release = null;
      const x = from === null ? tray.width / 2 : clamp(from.x / layout.size, 1, tray.width - 1);
      const y =
        from === null || from.y >= felt.height
          ? tray.height + 1.7
          : clamp(from.y / layout.size / CAMERA.across, 1, tray.height - 1);
      const releases = formation(flying.length, { x, y, z: 1.2 });
      const throwing = startThrowing(seed, tray, releases, staying);
      return inSlices(throwing.advance, () => {
        // The dice have moved during the simulation, so take their current poses.
        const scene = sceneFor(dice, felt);
        const plan = bakeThrow(scene, size || layout.size, thrown, releases, throwing.result(), seed);
        onStart(plan, play(plan, dice, felt));
      });
    },
    hold(dice, keys, felt, hand) {
      const scene = sceneFor(dice, felt);
      const present = new Set(keys.filter((key) => dice.some((die) => die.key === key)));
      if (present.size === 0) return;
      grip = hand;
      const spot = { x: hand.x / scene.layout.size, y: hand.y / scene.layout.size / CAMERA.across, z: 1.3 };
      play(bakeRattle(scene, known.size > 0 ? size : scene.layout.size, present, spot), dice, felt);
    },
    moveHand(to) {
      if (grip === null || size === 0) return;
      player.moveHand((to.x - grip.x) / size, (to.y - grip.y) / size / CAMERA.across);
    },
    throwFrom(hand) {
      grip = null;
      release = hand;
    },
  };
}

function plain({ key, value, picked = false, dim = false }: TrayDie): SceneDie {
  return { key, value, picked, dim };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
