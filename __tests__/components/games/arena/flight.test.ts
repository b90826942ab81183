import { valueUp } from '../../../../src/components/dice/motion/faces';
import { durationOf, poseAt } from '../../../../src/components/dice/motion/plan';
import { dot, heights } from '../../../../src/components/dice/motion/quaternion';
import { type Camera, sightIn } from '../../../../src/components/games/arena/board/bowl/camera';
import { startSlowly } from '../../../../src/components/games/arena/board/flight/bake';
import { type Flight, startFlight } from '../../../../src/components/games/arena/board/flight/bake-flight';
import { recast } from '../../../../src/components/games/arena/board/flight/cast';
import { lyingPose } from '../../../../src/components/games/arena/board/flight/pose';
import { startRecording } from '../../../../src/components/games/arena/board/flight/record';
import { readFates } from '../../../../src/engine/arena/fates';
import { simulate } from '../../../../src/engine/arena/simulation';
import type { Die } from '../../../../src/engine/arena/state';

const lying: readonly Die[] = [
  { face: 3, x: -60, y: 10, turn: 20 },
  { face: 6, x: 0, y: 0, turn: 45 },
  { face: 2, x: 50, y: -20, turn: 300 },
];
const KEYS = ['a', 'b', 'c', 'thrown'];
const still = { x: 0, y: 0 };

function record(seed: number) {
  const situation = { arena: lying, thrown: 1, aim: { x: 0, y: -110, vx: 0, vy: 900 } };
  const recording = startRecording(situation, seed);
  while (recording.advance(10));
  const fates = readFates(simulate(situation, seed).map((value, at) => (at % 4 === 0 ? value % 10 : value)));
  return { recorded: recording.result(), fates };
}

const flightOf = (seed: number, fates = record(seed).fates, cocked: readonly number[] = []) => ({
  keys: KEYS,
  recorded: record(seed).recorded,
  fates,
  thrown: 1,
  cocked,
  grand: false,
});

function bakeFlight(flight: Flight, camera: Camera) {
  const planning = startFlight(flight, camera, new Map());
  while (planning.advance(7));
  return planning.result();
}

describe.each([
  ['level', sightIn(460, 290)],
  ['upright', sightIn(344, 480)],
])('a throw, %s', (_, camera) => {
  const endOf = (plan: ReturnType<typeof bakeFlight>, die: number) =>
    poseAt(plan, die, durationOf(plan), still);

  /** Expects flat dice with the recorded place, face and rotation, up to the four equivalent rotations. */
  function expectLying(plan: ReturnType<typeof bakeFlight>, fates: readonly (Die | null)[]) {
    fates.forEach((fate, at) => {
      if (!fate) return;
      const end = endOf(plan, at);
      const wanted = lyingPose(camera, fate, end.turn);
      expect(valueUp(end.turn)).toBe(fate.face);
      expect(Math.abs(dot(end.turn, wanted.turn))).toBeCloseTo(1, 3);
      expect([end.x, end.y, end.z]).toEqual([
        expect.closeTo(wanted.x, 3),
        expect.closeTo(wanted.y, 3),
        expect.closeTo(wanted.z, 3),
      ]);
    });
  }

  test('ends as recorded, with hardly any correction', () => {
    for (const seed of [3, 4, 5, 6]) {
      const flight = flightOf(seed);
      const plan = bakeFlight(flight, camera);
      expectLying(plan, flight.fates);
      const { recorded, fates } = flight;
      fates.forEach((fate, at) => {
        if (!fate || fate.face > 6) return;
        const landed = poseAt(plan, at, (9 + recorded.frames - 1) * (1000 / 60), still);
        const [, , up] = heights(landed.turn).map(Math.abs);
        if (Math.max(...heights(landed.turn).map(Math.abs)) < 0.99) return; // the die leaned
        expect(up).toBeDefined();
        expect(valueUp(landed.turn)).toBe(fate.face);
        expect(Math.abs(dot(landed.turn, endOf(plan, at).turn))).toBeGreaterThan(0.99);
      });
    }
  });

  test('ends as recorded, even if the simulation here has another result', () => {
    const wrong: readonly (Die | null)[] = [
      { face: 1, x: 20, y: 60, turn: 5 },
      null,
      { face: 4, x: -30, y: -50, turn: 200 },
      { face: 5, x: 0, y: 40, turn: 77 },
    ];
    for (const cocked of [[], [2], [2, 3]]) {
      expectLying(bakeFlight(flightOf(3, wrong, cocked), camera), wrong);
    }
  });

  test('begins with the dice in place, and never jumps', () => {
    const plan = bakeFlight(flightOf(3), camera);
    lying.forEach((die, at) => {
      const start = poseAt(plan, at, 0, still);
      const wanted = lyingPose(camera, die);
      expect(Math.abs(dot(start.turn, wanted.turn))).toBeCloseTo(1, 3);
      expect(Math.hypot(start.x - wanted.x, start.y - wanted.y)).toBeLessThan(0.01);
    });
    for (let frame = 1; frame < plan.frames; frame++) {
      KEYS.forEach((_key, die) => {
        const a = poseAt(plan, die, ((frame - 1) * 1000) / 60, still);
        const b = poseAt(plan, die, (frame * 1000) / 60, still);
        // The fastest throw moves a die two edges in a frame.
        expect(Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z)).toBeLessThan(2.5);
      });
    }
  });

  test('is the same in the replay, only slower', () => {
    const plan = bakeFlight(flightOf(4), camera);
    const planning = startSlowly(plan, camera, 3);
    while (planning.advance(100));
    const slow = planning.result();
    expect(durationOf(slow)).toBeCloseTo(3 * durationOf(plan));
    for (const time of [100, 500, 900]) {
      const [one, other] = [poseAt(plan, 3, time, still), poseAt(slow, 3, 3 * time, still)];
      expect(other.x).toBeCloseTo(one.x, 3);
      expect(other.z).toBeCloseTo(one.z, 3);
    }
    expect(slow.knocks.map(({ at }) => at)).toEqual(plan.knocks.map(({ at }) => expect.closeTo(3 * at)));
  });
});

test('the sounds of a throw are in order and match the surfaces that it hits', () => {
  const { knocks } = record(3).recorded;
  expect(knocks.length).toBeGreaterThan(0);
  expect(knocks.map(({ at }) => at)).toEqual([...knocks.map(({ at }) => at)].sort((a, b) => a - b));
  for (const { on } of knocks) expect(['felt', 'rim', 'die']).toContain(on);
});

test('dice keep their keys while they lie, also when they are moved', () => {
  let made = 0;
  const fresh = () => `new ${made++}`;
  const first = recast([], lying, fresh);
  expect(first.map(({ key }) => key)).toEqual(['new 0', 'new 1', 'new 2']);
  const moved = lying.map((die) => (die.face === 6 ? { ...die, x: 5 } : die));
  expect(recast(first, moved, fresh).map(({ key }) => key)).toEqual(['new 0', 'new 1', 'new 2']);
  const without = recast(first, lying.slice(1), fresh);
  expect(without.map(({ key }) => key)).toEqual(['new 1', 'new 2']);
  const other = recast(first, [{ face: 5, x: 0, y: 0, turn: 0 }], fresh);
  expect(other.map(({ key }) => key)).toEqual(['new 3']);
});
