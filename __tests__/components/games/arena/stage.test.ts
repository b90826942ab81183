import { valueUp } from '../../../../src/components/dice/motion/faces';
import { createPlayer } from '../../../../src/components/dice/skia/player';
import { type Camera, sightIn } from '../../../../src/components/games/arena/board/bowl/camera';
import { createStage, type Order } from '../../../../src/components/games/arena/board/flight/stage';
import type { Die } from '../../../../src/engine/arena/state';

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }));
afterEach(() => jest.useRealTimers());

const camera: Camera = sightIn(460, 290);
const marks = { selected: -1, thrower: { x: 40, y: -20 } };
const lying: readonly Die[] = [
  { face: 3, x: -60, y: 10, turn: 20 },
  { face: 6, x: 60, y: -20, turn: 300 },
];
/** A 3 falls beside the 3; the 6 turns to X. */
const order: Order = {
  situation: { arena: lying, thrown: 1, aim: null },
  seed: 5,
  fates: [lying[0] ?? null, { face: 1, x: 60, y: -20, turn: 300 }, { face: 3, x: 0, y: 20, turn: 0 }],
  thrown: 1,
  cocked: [],
  grand: false,
};

function setStage() {
  const player = createPlayer(() => Date.now());
  return { player, stage: createStage(player) };
}

type Set = ReturnType<typeof setStage>;

/** The faces that are visible once nothing moves. */
function seen({ player }: Set): readonly number[] {
  jest.advanceTimersByTime(10_000);
  const plan = player.current?.plan;
  const poses = player.poses();
  return (plan?.keys ?? []).flatMap((key, at) => {
    const pose = poses.get(key);
    return pose && (plan?.shades[at * 6 + 1] ?? 0) > 0 ? [valueUp(pose.turn)] : [];
  });
}

function fly({ stage }: Set): number {
  let takes = 0;
  stage.fly(order, camera, (_, time) => {
    takes = time;
  });
  jest.advanceTimersByTime(60_000);
  return takes;
}

test('dice lie as the table has them', () => {
  const set = setStage();
  set.stage.show(lying, camera, marks);
  expect(seen(set)).toEqual([3, 6]);
});

test('a throw is shorter than the table’s timeout, and ends as recorded', () => {
  const set = setStage();
  set.stage.show(lying, camera, marks);
  const takes = fly(set);
  expect(takes).toBeGreaterThan(300);
  expect(takes).toBeLessThan(5000);
  expect(seen(set)).toEqual([3, 1, 3]);
});

test('matched dice move to the thrower, an X leaves, and nothing returns', () => {
  const set = setStage();
  set.stage.show(lying, camera, marks);
  fly(set);
  set.stage.show([], camera, marks);
  expect(set.player.current?.plan.count).toBe(3);
  expect([...(set.player.current?.plan.shades ?? [])].filter((_, at) => at % 6 === 5)).toEqual([1, 1, 0]);
  expect(seen(set)).toEqual([]);
  set.stage.show([], camera, marks);
  expect(set.player.current?.plan.count).toBe(0);
});

test('a slow replay of a throw ends with the same dice as before', () => {
  const set = setStage();
  set.stage.show(lying, camera, marks);
  const takes = fly(set);
  const after = order.fates.slice(0, 1).filter((die) => die !== null);
  set.stage.show(after, camera, marks);
  expect(seen(set)).toEqual([3]);
  let slow = 0;
  set.stage.replay(camera, (_, time) => {
    slow = time;
  });
  jest.advanceTimersByTime(60_000);
  expect(slow).toBeCloseTo(3 * takes, 0);
  set.stage.show(after, camera, marks);
  expect(seen(set)).toEqual([3]);
});

test('dice in the hand are not in the arena, and disappear when the hand lets go', () => {
  const set = setStage();
  set.stage.show(lying, camera, marks);
  set.stage.hold(2, lying, camera, { x: 10, y: 10 });
  expect(set.player.current?.plan.count).toBe(4);
  set.stage.show(lying, camera, marks);
  expect(seen(set)).toEqual([3, 6]);
});
