import { fromScreen, sightIn, toScreen } from '../../../../src/components/games/arena/board/bowl/camera';
import { dieUnder, movedBy, nudged, turnedBy } from '../../../../src/components/games/arena/board/hand/grab';
import {
  aimOf,
  type Sample,
  swingOf,
  withSample,
} from '../../../../src/components/games/arena/board/hand/swing';
import { HAND_REACH, HAND_SPEED } from '../../../../src/engine/arena/simulation';

const upright = sightIn(344, 480);
const level = sightIn(460, 290);

describe('the camera', () => {
  test('an upright phone looks along the longer side, where dice are larger', () => {
    expect(upright.turned).toBe(true);
    expect(level.turned).toBe(false);
    expect(upright.size).toBeGreaterThan(sightIn(344, 250).size);
  });

  test.each([
    ['upright', upright],
    ['level', level],
  ])('%s, the whole floor is on the screen, and a finger finds back what is drawn', (_, camera) => {
    for (const place of [
      { x: 130, y: 0 },
      { x: -130, y: 0 },
      { x: 0, y: 90 },
      { x: 0, y: -90 },
    ]) {
      const { x, y } = toScreen(camera, place);
      expect(x).toBeGreaterThan(camera.size / 2);
      expect(x).toBeLessThan(camera.width - camera.size / 2);
      expect(y).toBeGreaterThan(camera.size / 2);
      expect(y).toBeLessThan(camera.height - camera.size / 2);
      const found = fromScreen(camera, { x, y });
      expect(found.x).toBeCloseTo(place.x);
      expect(found.y).toBeCloseTo(place.y);
    }
  });

  test('away from the player is up', () => {
    expect(toScreen(level, { x: 0, y: 50 }).y).toBeLessThan(toScreen(level, { x: 0, y: 0 }).y);
    expect(toScreen(upright, { x: 50, y: 0 }).y).toBeLessThan(toScreen(upright, { x: 0, y: 0 }).y);
    expect(toScreen(upright, { x: 0, y: 50 }).x).toBeLessThan(toScreen(upright, { x: 0, y: 0 }).x);
  });
});

describe('a swing', () => {
  const path = (...points: readonly (readonly [time: number, x: number, y: number])[]) =>
    points.map(([time, x, y]) => ({ time, x, y }));

  test('is the last part of the finger’s movement, not the whole of it', () => {
    const samples = path([0, 170, 470], [400, 170, 470], [440, 172, 440], [480, 174, 410]);
    expect(swingOf(samples, 485)).toEqual({
      from: { time: 400, x: 170, y: 470 },
      velocity: { x: 50, y: -750 },
    });
  });

  test.each([
    [
      'events at every frame',
      [
        [0, 0],
        [16, -32],
        [33, -66],
        [50, -100],
        [66, -132],
        [83, -166],
        [100, -200],
      ],
    ],
    [
      'a single event',
      [
        [0, 0],
        [100, -200],
      ],
    ],
    [
      'two events close together at the end',
      [
        [0, 0],
        [95, -190],
        [100, -200],
      ],
    ],
  ] as const)('has the same speed, however often the finger is reported: %s', (_, points) => {
    const swung = swingOf(path(...points.map(([time, y]) => [time, 0, y] as const)), 104);
    expect(swung?.velocity.y).toBeGreaterThan(-2050);
    expect(swung?.velocity.y).toBeLessThan(-1950);
  });

  test.each([60, 110, 160])(
    'of 200 points in %i ms is a throw, even if it is reported only once',
    (takes) => {
      const swung = swingOf(path([0, 170, 470], [takes, 170, 270]), takes + 90);
      expect(swung && aimOf(upright, swung)).not.toBeNull();
    },
  );

  test('after a rest is as fast as without it', () => {
    const swung = swingOf(path([0, 0, 0], [2000, 0, -200]), 2010);
    expect(swung?.velocity.y).toBeLessThan(-1000);
  });

  test('does not end because the finger trembles before it lifts off', () => {
    const places = path([0, 0, 0], [100, 0, -200], [140, 1, -200], [170, 0, -200]);
    const samples = places.reduce(withSample, [] as readonly Sample[]);
    expect(swingOf(samples, 175)?.velocity.y).toBeCloseTo(-2000);
  });

  test('is null after the finger has rested', () => {
    expect(swingOf(path([0, 0, 0], [40, 0, -60]), 300)).toBeNull();
    expect(swingOf(path([0, 0, 0]), 0)).toBeNull();
    expect(swingOf([], 0)).toBeNull();
  });

  test('up the screen throws away from the player, from where the finger came', () => {
    const from = toScreen(level, { x: 20, y: -80 });
    const aim = aimOf(level, { from, velocity: { x: 0, y: -900 } });
    expect(aim).toMatchObject({ x: 20, y: -80, vx: 0 });
    expect(aim?.vy).toBeGreaterThan(500);
    const turned = aimOf(upright, {
      from: toScreen(upright, { x: -120, y: 0 }),
      velocity: { x: 0, y: -900 },
    });
    expect(turned).toMatchObject({ x: -120, y: 0, vy: 0 });
    expect(turned?.vx).toBeGreaterThan(500);
  });

  test('keeps its direction and the limits of a hand; a slow one is no throw', () => {
    const wild = aimOf(level, { from: { x: 9000, y: -9000 }, velocity: { x: 60_000, y: -60_000 } });
    expect(Math.abs(wild?.x ?? 0)).toBeLessThanOrEqual(HAND_REACH);
    expect(Math.hypot(wild?.vx ?? 0, wild?.vy ?? 0)).toBeLessThanOrEqual(HAND_SPEED + 1);
    expect((wild?.vy ?? 0) / (wild?.vx ?? 1)).toBeCloseTo(1 / 0.94, 2);
    expect(aimOf(level, { from: { x: 0, y: 0 }, velocity: { x: 20, y: -20 } })).toBeNull();
  });
});

describe('a die in the hand', () => {
  const five = { face: 5, x: 40, y: 0, turn: 350 };
  const lying = [{ face: 2, x: -40, y: 0, turn: 0 }, five];

  test('is the one under the finger', () => {
    expect(dieUnder(level, lying, toScreen(level, five))).toBe(1);
    expect(dieUnder(level, lying, toScreen(level, { x: 0, y: -70 }))).toBe(-1);
    expect(dieUnder(level, [], { x: 0, y: 0 })).toBe(-1);
  });

  test('follows the finger, in whole millimetres and degrees', () => {
    for (const camera of [level, upright]) {
      const from = toScreen(camera, five);
      const to = toScreen(camera, { x: 21, y: -33 });
      expect(movedBy(camera, five, { x: to.x - from.x, y: to.y - from.y }, -20)).toEqual({
        face: 5,
        x: 21,
        y: -33,
        turn: 10,
      });
    }
  });

  test('one key press moves it one step on the screen, or turns it', () => {
    expect(nudged(level, five, 1, 0)).toMatchObject({ x: 44, y: 0 });
    expect(nudged(upright, five, 0, -1).x).toBeGreaterThan(five.x);
    expect(turnedBy(five, 15).turn).toBe(335);
    expect(turnedBy(five, -15).turn).toBe(5);
  });
});
