import type { Fate } from '../../../../../engine/arena/fates';
import { heightAt } from '../../../../../engine/arena/physics/bowl';
import type { Die } from '../../../../../engine/arena/state';
import { paintedFor, valueUp } from '../../../../dice/motion/faces';
import { POSE, type Pose } from '../../../../dice/motion/pose';
import { around, dot, multiply } from '../../../../dice/motion/quaternion';
import { LOOK as CAMERA } from '../../../../dice/motion/scene';
import { type Camera, DIE_MM } from '../bowl/camera';
import { type Act, ease, mix, type Planning, startPlanning } from './acts';
import { lyingPose, placeOf, poseOf, spotOf } from './pose';
import type { Recorded } from './record';

/** A simulated throw, and the result that the game has recorded for it. */
export interface Flight {
  /** The keys of all dice: first those that lay in the arena, then the thrown ones. */
  readonly keys: readonly string[];
  readonly recorded: Recorded;
  readonly fates: readonly Fate[];
  readonly thrown: number;
  readonly cocked: readonly number[];
  readonly grand: boolean;
}

/** In frames: leaving the hand, reaching the recorded result, and rolling a leaning die outside. */
const RELEASE = 9;
const GRAND = 54;
const EASE = 14;
const REROLL = 78;

/** How often a hand shakes all dice before a grand throw. */
const BEATS = 5;

/** Plans a flight: from where the dice are now, through the simulation, to the recorded result. */
export function startFlight(
  { keys, recorded, fates, thrown, cocked, grand }: Flight,
  camera: Camera,
  from: ReadonlyMap<string, Pose>,
): Planning {
  const lead = grand ? GRAND : RELEASE;
  const flown = lead + recorded.frames - 1;
  const frames = flown + EASE + 1 + (cocked.length > 0 ? REROLL : 0);
  const firstThrown = recorded.count - thrown;
  const ground = groundIn(camera);
  const acts = keys.map((key, at): Act => {
    const simulated = (frame: number) =>
      poseOf(camera, recorded.poses, (Math.min(frame, recorded.frames - 1) * recorded.count + at) * POSE);
    const fate = fates[at] ?? null;
    const leans = cocked.indexOf(at);
    const isThrown = at >= firstThrown;
    const paint = isThrown && fate && leans < 0 ? paintFor(simulated(recorded.frames), fate) : null;
    const flying = (frame: number): Pose => {
      const pose = simulated(frame);
      return paint ? { ...pose, turn: multiply(pose.turn, paint) } : pose;
    };
    const before = from.get(key);
    const start = before ?? (isThrown ? backtracked(flying(0), flying(1), lead) : flying(0));
    const end = flying(recorded.frames);
    const rest = leans >= 0 ? end : restOf(camera, fate, end);
    const hop = turnedOver(end, rest) ? 0.8 : 0;
    const outside = leans >= 0 && fate ? reroll(camera, fate, end, leans) : null;
    return {
      key,
      ground,
      pose(frame) {
        if (frame < lead) {
          const pose = mix(start, flying(0), isThrown ? frame / lead : ease((2 * frame) / lead));
          return grand ? shaken(pose, frame / lead, at) : pose;
        }
        if (frame <= flown) return flying(frame - lead);
        if (frame <= flown + EASE || !outside) return mix(end, rest, ease((frame - flown) / EASE), hop);
        return outside((frame - flown - EASE) / REROLL);
      },
    };
  });
  const delay = lead / 60;
  return startPlanning(acts, {
    camera,
    frames,
    knocks: recorded.knocks.map((knock) => ({ ...knock, at: knock.at + delay })),
  });
}

/** Returns the height of the bowl, in edges, below a pose. */
const groundIn = (camera: Camera) => (spot: Pose) => {
  const { x, y } = placeOf(camera, spot);
  return heightAt(x, y) / DIE_MM;
};

/** The starting pose of a thrown die that nobody has held: its path, extended backwards. */
function backtracked(first: Pose, second: Pose, lead: number): Pose {
  const furthest = 9;
  const back = Math.min(lead, furthest / Math.max(0.01, Math.hypot(second.x - first.x, second.y - first.y)));
  return { ...first, x: first.x - (second.x - first.x) * back, y: first.y - (second.y - first.y) * back };
}

/**
 * The rotation of a die's painting that makes the simulation end with the recorded face; null if it does so
 * already.
 */
function paintFor(end: Pose, { face }: Die): Pose['turn'] | null {
  return valueUp(end.turn) === face ? null : paintedFor(end.turn, face, 0);
}

/** The final pose of a die. The recorded result has priority over the simulation. */
function restOf(camera: Camera, fate: Fate, end: Pose): Pose {
  if (fate) return lyingPose(camera, fate, end.turn);
  const place = placeOf(camera, end);
  // The die is outside in the record, but inside in the simulation. It leaves over the nearer side.
  return heightAt(place.x, place.y) > 0
    ? end
    : { ...end, ...spotOf(camera, { x: place.x < 0 ? -260 : 260, y: place.y }, 60) };
}

const turnedOver = (a: Pose, b: Pose): boolean => Math.abs(dot(a.turn, b.turn)) < 0.9;

function shaken(pose: Pose, part: number, at: number): Pose {
  const calm = 1 - ease((part - 0.7) / 0.3);
  const beat = part * BEATS * 2 * Math.PI + at * 1.7;
  return {
    ...pose,
    x: pose.x + 0.3 * calm * Math.sin(beat),
    z: pose.z + 0.35 * calm * Math.cos(1.3 * beat),
    turn: multiply(around(Math.sin(at), Math.cos(at), 0, 0.7 * calm * Math.sin(beat)), pose.turn),
  };
}

/**
 * Moves a leaning die: picks it up, rolls it on the near ledge and puts it back with its new face. The
 * argument is the part of the time that has passed.
 */
function reroll(camera: Camera, fate: Die, end: Pose, which: number): (part: number) => Pose {
  const home = lyingPose(camera, fate);
  const near = {
    x: camera.width / camera.size / 2 + (which % 2 ? -1 : 1) * Math.ceil(which / 2) * 1.6,
    y: nearEdge(camera),
  };
  const inHand: Pose = { ...near, z: 2.6, turn: end.turn };
  const lands: Pose = { ...near, z: 1.6, turn: home.turn };
  return (part) => {
    if (part < 0.3) return mix(end, inHand, ease(part / 0.3), 1);
    if (part < 0.7) {
      const rolled = (part - 0.3) / 0.4;
      const falling = mix(inHand, lands, rolled, 0.8);
      const spin = around(1, 0, 0, -4 * Math.PI * (1 - ease(rolled)));
      return { ...falling, turn: multiply(spin, lands.turn) };
    }
    return mix(lands, home, ease((part - 0.7) / 0.3), 1);
  };
}

/** The y of the near ledge, on the screen. */
function nearEdge({ height, size }: Camera): number {
  return height / size / CAMERA.across - 1.2;
}
