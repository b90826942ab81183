import { nearestLying, paintedFor } from './faces';
import { shortestPaths } from './paths';
import { type Plan, SHADE } from './plan';
import { POSE, type Pose, readPose, writePose } from './pose';
import { between, multiply } from './quaternion';
import { seeded } from './random';
import { type Actor, crookedness, type Scene } from './scene';
import type { Release, Thrown } from './throwing';

const GLIDE = 15; // frames
const GATHER = 17;
const PICK_UP = 10;

/** All dice at rest in their places. */
export function bakeRest(scene: Scene): Plan {
  const actors = scene.actors.filter(({ to }) => to !== null);
  return bake(scene, actors, actors, 1, scene.layout.size, (actor) => actor.to ?? origin);
}

/** Dice glide over the felt to their places. A die whose value has changed turns over. */
export function bakeGlide(scene: Scene, fromSize: number): Plan {
  const { actors } = scene;
  return bake(scene, actors, [], GLIDE + 1, fromSize, (actor, frame) => glide(actor, frame / GLIDE));
}

/** Dice that change their value in place: the changed ones fade in. */
export function bakeFade(scene: Scene, changed: ReadonlySet<string>): Plan {
  const actors = scene.actors
    .filter(({ to }) => to !== null)
    .map((actor) => (changed.has(actor.key) ? { ...actor, from: null } : actor));
  return bake(scene, actors, [], GLIDE + 1, scene.layout.size, (actor) => actor.to ?? origin);
}

/** Dice in a shaking hand, as a loop. */
export function bakeRattle(scene: Scene, fromSize: number, held: ReadonlySet<string>, hand: Release): Plan {
  const loop = 40;
  const places = formation(held.size, hand);
  const order = scene.actors.filter(({ key }) => held.has(key)).map(({ key }) => key);
  const random = seeded(order.length);
  const motions = new Map(
    order.map((key, at) => [key, { at, phase: random() * 6.28, turns: random() < 0.5 ? 1 : -1 }]),
  );
  const plan = bake(scene, scene.actors, [], PICK_UP + loop + 1, fromSize, (actor, frame) => {
    const motion = motions.get(actor.key);
    const place = places[motion?.at ?? -1];
    if (motion === undefined || place === undefined) return glide(actor, Math.min(1, frame / GLIDE));
    const beat = ((frame - PICK_UP) / loop) * 2 * Math.PI;
    const turn = beat * motion.turns;
    const shaken: Pose = {
      x: place.x + 0.22 * Math.sin(beat * 3 + motion.phase),
      y: place.y + 0.16 * Math.cos(beat * 4 + motion.phase),
      z: place.z + 0.3 * Math.sin(beat * 5 + motion.phase),
      turn: multiply(spin(turn, motion.phase), (actor.from ?? actor.to ?? origin).turn),
    };
    const part = ease(Math.min(1, frame / PICK_UP));
    return part === 1 ? shaken : mix(actor.from ?? shaken, shaken, part);
  });
  plan.held.set(plan.keys.map((key) => (held.has(key) ? 1 : 0)));
  return { ...plan, loopFrom: PICK_UP };
}

/** The positions of the dice in the hand before a throw: in layers, without overlap. */
export function formation(count: number, { x, y, z }: Release): Release[] {
  const across = Math.min(count, Math.max(3, Math.ceil(Math.sqrt(count * 1.6))));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, count - row * across);
    return {
      x: x + ((at % across) - (inRow - 1) / 2) * 1.2,
      y: y + row * 0.72,
      z: z + row * 0.95,
    };
  });
}

/** A throw: the dice are picked up, fly as simulated, and glide to their places. */
export function bakeThrow(
  scene: Scene,
  fromSize: number,
  keys: ReadonlySet<string>,
  releases: readonly Release[],
  { track, frames, knocks }: Thrown,
  seed: number,
): Plan {
  const random = seeded(seed);
  const flying = scene.actors.filter(({ key, to }) => keys.has(key) && to !== null);
  const bodies = flying.length;
  const body = (frame: number, at: number): Pose => readPose(track, (frame * bodies + at) * POSE);
  const ends = flying.map((_, at) => body(frames - 1, at));
  const assignment = shortestPaths(
    ends,
    flying.map(({ to }) => to ?? origin),
  );
  const lead = flying.some(({ from }) => from !== null) ? PICK_UP : 0;

  const flights = new Map(
    flying.map((actor, at) => {
      const own = assignment[at] ?? at;
      const end = ends[own] ?? origin;
      const paint = paintedFor(end.turn, actor.value, Math.floor(random() * 4));
      const place = actor.to ?? origin;
      const painted = (pose: Pose): Pose => ({ ...pose, turn: multiply(pose.turn, paint) });
      const to = { ...place, turn: nearestLying(painted(end).turn, actor.value, crookedness(at)) };
      return [actor.key, { own, painted, to }];
    }),
  );

  const total = lead + frames + GATHER;
  const plan = bake(scene, scene.actors, flying, total, fromSize, (actor, frame) => {
    const flight = flights.get(actor.key);
    if (flight === undefined) return glide(actor, Math.min(1, frame / GLIDE));
    const { own, painted, to } = flight;
    if (frame < lead) {
      const hand = painted(body(0, own));
      return mix(actor.from ?? { ...hand, ...releases[own] }, hand, ease(frame / lead), 0.5);
    }
    const flown = painted(body(Math.min(frame - lead, frames - 1), own));
    const gathered = frame - lead - (frames - 1);
    return gathered <= 0 ? flown : mix(flown, to, ease(gathered / GATHER));
  });
  keepApart(plan, lead + frames - 1);
  const delay = (lead * 1) / 60;
  return { ...plan, knocks: knocks.map((knock) => ({ ...knock, at: knock.at + delay })) };
}

const origin: Pose = { x: 0, y: 0, z: 0, turn: [1, 0, 0, 0] };

function bake(
  { layout, tray }: Scene,
  actors: readonly Actor[],
  /** Dice that are visible from the first frame, although they were not there before. */
  present: readonly Actor[],
  frames: number,
  fromSize: number,
  pose: (actor: Actor, frame: number) => Pose,
): Plan {
  const count = actors.length;
  const track = new Float32Array(frames * count * POSE);
  for (let frame = 0; frame < frames; frame++) {
    actors.forEach((actor, at) => {
      writePose(track, (frame * count + at) * POSE, pose(actor, frame));
    });
  }
  const shades = new Float32Array(count * SHADE);
  actors.forEach((actor, at) => {
    const { from, to, dim, wasDim, picked, wasPicked } = actor;
    const there = from !== null || present.includes(actor);
    const ring = to === null ? [wasPicked, false] : [wasPicked, picked];
    shades.set([there, to !== null, wasDim, dim, ...ring].map(Number), at * SHADE);
  });
  return {
    keys: actors.map(({ key }) => key),
    count,
    frames,
    track,
    loopFrom: null,
    shades,
    held: new Float32Array(count),
    fromSize,
    size: layout.size,
    width: tray.width,
    height: tray.height,
    knocks: [],
  };
}

function glide({ from, to }: Actor, part: number): Pose {
  if (from === null || to === null) return from ?? to ?? origin;
  const turned = Math.abs(from.turn.reduce((sum, n, at) => sum + n * (to.turn[at] ?? 0), 0)) < 0.9;
  return mix(from, to, ease(part), turned ? 0.7 : 0);
}

/** Interpolates between two poses, with a hop in between. */
function mix(from: Pose, to: Pose, part: number, hop = 0): Pose {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: from.z + (to.z - from.z) * part + hop * Math.sin(Math.PI * part),
    turn: between(from.turn, to.turn, part),
  };
}

const ease = (part: number): number => part * part * part * (part * (6 * part - 15) + 10);

function spin(angle: number, axis: number): Pose['turn'] {
  const half = Math.sin(angle / 2);
  return [Math.cos(angle / 2), Math.cos(axis) * 0.8 * half, Math.sin(axis) * 0.8 * half, 0.6 * half];
}

/** Keeps gliding dice from overlapping. */
function keepApart(plan: Plan, first: number): void {
  const { track, count, frames } = plan;
  const apart = 1.12;
  for (let frame = first + 1; frame < frames - 1; frame++) {
    const strength = Math.sin((Math.PI * (frame - first)) / (frames - 1 - first));
    for (let round = 0; round < 2; round++) {
      for (let a = 0; a < count; a++) {
        for (let b = a + 1; b < count; b++) {
          const i = (frame * count + a) * POSE;
          const j = (frame * count + b) * POSE;
          const dx = (track[j] ?? 0) - (track[i] ?? 0);
          const dy = (track[j + 1] ?? 0) - (track[i + 1] ?? 0);
          const distance = Math.hypot(dx, dy);
          if (distance >= apart || distance < 1e-3) continue;
          const push = ((apart - distance) / distance / 2) * strength;
          track[i] = (track[i] ?? 0) - dx * push;
          track[i + 1] = (track[i + 1] ?? 0) - dy * push;
          track[j] = (track[j] ?? 0) + dx * push;
          track[j + 1] = (track[j + 1] ?? 0) + dy * push;
        }
      }
    }
  }
}
