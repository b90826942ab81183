import type { Plan } from '../../../../dice/motion/plan';
import { POSE, type Pose, readPose } from '../../../../dice/motion/pose';
import { around, multiply } from '../../../../dice/motion/quaternion';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import type { Camera, Point } from '../bowl/camera';
import { type Act, ease, mix, type Planning, planOf, startPlanning } from './acts';
import type { Piece } from './cast';
import { lyingPose } from './pose';

type Poses = ReadonlyMap<string, Pose>;

const GLIDE = 14; // frames
const LIFT = 0.55;

/** Moves each die from where it is to where it lies. A die that is gone fades in place. */
export function bakeShow(
  pieces: readonly Piece[],
  camera: Camera,
  from: Poses,
  selected: number,
  lifted = false,
): Plan {
  const sudden = from.size === 0;
  const acts = pieces.map(({ key, die }, at): Act => {
    const before = from.get(key);
    const lies = lyingPose(camera, die, before?.turn);
    const up = lifted && at === selected;
    const to = up ? { ...lies, z: lies.z + LIFT } : lies;
    const ring = at === selected ? 1 : 0;
    return {
      key,
      pose: (frame) => (before ? mix(before, to, ease(frame / GLIDE)) : to),
      alpha: [before || sudden ? 1 : 0, 1],
      ring: [ring, ring],
      held: up,
    };
  });
  return planOf([...acts, ...fading(pieces, from)], { camera, frames: sudden ? 1 : GLIDE + 1 });
}

/** Matched dice rise a little: further up they would leave their rings behind. */
const RISE = 0.1;

/** Shows all players which dice match. */
export function bakeMatches(
  pieces: readonly Piece[],
  camera: Camera,
  from: Poses,
  taken: ReadonlySet<string>,
): Plan {
  const matched = [...from].flatMap(([key, pose]): Act[] =>
    taken.has(key)
      ? [{ key, ring: [0, 1], pose: (frame) => ({ ...pose, z: pose.z + RISE * ease(frame / GLIDE) }) }]
      : [],
  );
  const staying = pieces.map((piece) => lying(piece, camera, from));
  const gone = fading(pieces, from).filter(({ key }) => !taken.has(key));
  return planOf([...staying, ...matched, ...gone], { camera, frames: GLIDE + 1 });
}

const AFTER_ANOTHER = 2;
const GATHER = 20;

/** Moves the matched dice to the player who takes them, one after the other. */
export function bakeGathering(
  pieces: readonly Piece[],
  camera: Camera,
  from: Poses,
  taken: ReadonlySet<string>,
  to: Point,
): Plan {
  const home = { x: to.x / camera.size, y: to.y / camera.size / CAMERA.across, z: 2 };
  const going = [...from].filter(([key]) => taken.has(key));
  const acts = going.map(([key, pose], at): Act => {
    const wait = Math.min(at * AFTER_ANOTHER, GATHER / 3);
    return {
      key,
      ring: [1, 0],
      pose: (frame) => mix(pose, { ...pose, ...home }, ease((frame - wait) / (GATHER - wait)), 1.5),
    };
  });
  return planOf([...pieces.map((piece) => lying(piece, camera, from)), ...acts], {
    camera,
    frames: GATHER + 1,
  });
}

const PICK_UP = 8;
const LOOP = 40;

/** Dice in a hand before the throw. They tumble, so no face can be recognized. */
export function bakeHand(
  pieces: readonly Piece[],
  hand: readonly string[],
  camera: Camera,
  from: Poses,
  over: Point,
): Plan {
  const held = hand.map((key, at): Act => {
    const across = Math.min(hand.length, 3);
    const place = {
      x: over.x + ((at % across) - (across - 1) / 2) * 1.15,
      y: over.y + Math.floor(at / across) * 0.9,
      z: 1.6 + Math.floor(at / across) * 0.7,
    };
    return {
      key,
      held: true,
      alpha: [0, 1],
      pose(frame) {
        const beat = ((frame - PICK_UP) / LOOP) * 2 * Math.PI;
        const turn = multiply(around(0.6, 0.64, 0.48, beat + at), around(0, 0, 1, at));
        return {
          x: place.x + 0.1 * Math.sin(2 * beat + at),
          y: place.y,
          z: place.z + 0.12 * Math.cos(3 * beat + at),
          turn,
        };
      },
    };
  });
  const acts = [...pieces.map((piece) => lying(piece, camera, from)), ...held, ...fading(pieces, from)];
  return planOf(acts, { camera, frames: PICK_UP + LOOP + 1, loopFrom: PICK_UP });
}

/** The same plan, `times` as long. */
export function startSlowly(plan: Plan, camera: Camera, times: number): Planning {
  const { keys, track, frames, count, grounds, knocks } = plan;
  const acts = keys.map((key, die): Act => {
    const at = (frame: number) => Math.min(Math.floor(frame / times), frames - 1) * count + die;
    return {
      key,
      pose(frame) {
        const next = Math.min(Math.floor(frame / times) + 1, frames - 1) * count + die;
        return mix(readPose(track, at(frame) * POSE), readPose(track, next * POSE), (frame % times) / times);
      },
      ground: (_, frame) => grounds?.[at(frame)] ?? 0,
    };
  });
  return startPlanning(acts, {
    camera,
    frames: (frames - 1) * times + 1,
    knocks: knocks.map((knock) => ({ ...knock, at: knock.at * times })),
  });
}

function lying({ key, die }: Piece, camera: Camera, from: Poses): Act {
  const before = from.get(key);
  const to = lyingPose(camera, die, before?.turn);
  return { key, pose: (frame) => (before ? mix(before, to, ease(frame / GLIDE)) : to) };
}

/** Fades out the dice that are no longer in the arena. */
function fading(pieces: readonly Piece[], from: Poses): Act[] {
  return [...from].flatMap(([key, pose]) =>
    pieces.some((piece) => piece.key === key) ? [] : [{ key, alpha: [1, 0] as const, pose: () => pose }],
  );
}
