import { bakeThrow, formation } from '../../../src/components/dice/motion/bake';
import { valueUp } from '../../../src/components/dice/motion/faces';
import { durationOf, FRAME, type Plan, poseAt } from '../../../src/components/dice/motion/plan';
import { sceneOf } from '../../../src/components/dice/motion/scene';
import { startThrowing } from '../../../src/components/dice/motion/throwing';

const still = { x: 0, y: 0 };

/** The time that dice take after a throw to glide to their rows. */
const GATHERING = 17 * FRAME;

interface Case {
  readonly count: number;
  readonly width: number;
  readonly height: number;
}

const cases: readonly Case[] = [
  { count: 1, width: 320, height: 120 },
  { count: 5, width: 320, height: 150 },
  { count: 6, width: 700, height: 160 },
  { count: 31, width: 340, height: 380 },
];

const seeds = [1, 2, 3, 77, 4096];

/** Dice thrown from above the near rim. The others lie there already. */
function thrown({ count, width, height }: Case, seed: number, staying = 0): { plan: Plan; values: number[] } {
  const values = Array.from({ length: count }, (_, at) => 1 + ((at * 5 + seed) % 6));
  const dice = values.map((value, at) => ({ key: String(at), value, picked: false, dim: false }));
  const rest = sceneOf(dice, [], 50, width, height);
  const before = rest.actors
    .slice(0, staying)
    .flatMap(({ to, ...die }) => (to ? [{ ...die, pose: to }] : []));
  const scene = sceneOf(dice, before, rest.layout.size, width, height);
  const { tray, layout } = scene;
  const keys = dice.slice(staying).map(({ key }) => key);
  const hand = { x: tray.width / 2, y: tray.height + 1.7, z: 1.2 };
  const releases = formation(keys.length, hand);
  const obstacles = scene.actors.slice(0, staying).flatMap(({ to }) => (to ? [to] : []));
  const throwing = startThrowing(seed, tray, releases, obstacles);
  while (throwing.advance(10));
  const plan = bakeThrow(scene, layout.size, new Set(keys), releases, throwing.result(), seed);
  return { plan, values };
}

describe.each(cases)('$count dice in a tray of $width by $height', (tray) => {
  it.each(seeds)('end on the drawn faces, flat on the felt (throw %i)', (seed) => {
    const { plan, values } = thrown(tray, seed);
    values.forEach((value, die) => {
      const { turn, z } = poseAt(plan, die, durationOf(plan), still);
      expect(valueUp(turn)).toBe(value);
      expect(z).toBeCloseTo(0);
      const [w, x, y, k] = turn;
      const steepest = [2 * (x * k - w * y), 2 * (y * k + w * x), 1 - 2 * (x * x + y * y)].map(Math.abs);
      expect(Math.max(...steepest)).toBeCloseTo(1);
    });
  });

  it.each(seeds)('show the faces where they land, before they glide to their rows (throw %i)', (seed) => {
    const { plan, values } = thrown(tray, seed);
    values.forEach((value, die) => {
      expect(valueUp(poseAt(plan, die, durationOf(plan) - GATHERING, still).turn)).toBe(value);
    });
  });

  it.each(seeds)('lie in the tray without touching (throw %i)', (seed) => {
    const { plan } = thrown(tray, seed);
    const ends = plan.keys.map((_, die) => poseAt(plan, die, durationOf(plan), still));
    for (const [at, { x, y }] of ends.entries()) {
      expect(x).toBeGreaterThan(0.5);
      expect(x).toBeLessThan(plan.width - 0.5);
      expect(y).toBeGreaterThan(0.5);
      expect(y).toBeLessThan(plan.height - 0.5);
      for (const other of ends.slice(at + 1)) {
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(1.2);
      }
    }
  });

  it.each(seeds)('never jump, and never leave the tray once they are in it (throw %i)', (seed) => {
    const { plan } = thrown(tray, seed);
    plan.keys.forEach((_, die) => {
      let inside = false;
      let last = poseAt(plan, die, 0, still);
      for (let time = FRAME; time <= durationOf(plan); time += FRAME) {
        const pose = poseAt(plan, die, time, still);
        const jump = Math.hypot(pose.x - last.x, pose.y - last.y, pose.z - last.z);
        expect(jump).toBeLessThan(1.1);
        inside ||= pose.y < plan.height - 0.8;
        if (inside) {
          expect(Math.min(pose.x, plan.width - pose.x)).toBeGreaterThan(0.25);
          expect(Math.min(pose.y, plan.height - pose.y)).toBeGreaterThan(0.25);
        }
        expect(pose.z).toBeGreaterThan(-0.25);
        last = pose;
      }
    });
  });

  it('take about a second', () => {
    const { plan } = thrown(tray, 5);
    expect(durationOf(plan)).toBeGreaterThan(700);
    expect(durationOf(plan)).toBeLessThan(1500);
  });
});

it('is the same throw for the same id, and another for another', () => {
  const tray = { count: 5, width: 320, height: 150 };
  expect(thrown(tray, 9).plan.track).toEqual(thrown(tray, 9).plan.track);
  expect(thrown(tray, 9).plan.track).not.toEqual(thrown(tray, 10).plan.track);
});

it('leaves dice where they lie that are not thrown', () => {
  const { plan } = thrown({ count: 5, width: 320, height: 150 }, 3, 2);
  for (const die of [0, 1]) {
    const first = poseAt(plan, die, 0, still);
    for (let time = 0; time <= durationOf(plan); time += 100) {
      const { x, y, z } = poseAt(plan, die, time, still);
      expect(Math.hypot(x - first.x, y - first.y, z - first.z)).toBeLessThan(0.01);
    }
  }
});

it('hits the felt during the throw', () => {
  const { plan } = thrown({ count: 5, width: 320, height: 150 }, 3);
  expect(plan.knocks.some(({ on }) => on === 'felt')).toBe(true);
  for (const { at } of plan.knocks) expect(at * 1000).toBeLessThan(durationOf(plan));
});
