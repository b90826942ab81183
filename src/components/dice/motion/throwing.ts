import { knock, knockOn, land, REACH, settle } from './contacts';
import { type Body, isCalm, move, STEP } from './cube';
import { unit } from './quaternion';
import { seeded } from './random';
import type { Knock, Spot, Tray } from './tray';

/** Simulation steps for each frame of the track. */
const STEPS_A_FRAME = 2;
const LONGEST = 0.98; // seconds
const SHORTEST = 0.6;

/** The greatest speed out of the hand, in edges of a die a second. */
const FASTEST = 36;

/** The point at which a die leaves the hand. */
export interface Release extends Spot {
  readonly z: number;
}

export interface Thrown {
  /** For each frame and die: x, y, z and the four numbers of the rotation. */
  readonly track: Float32Array;
  readonly frames: number;
  readonly knocks: readonly Knock[];
}

/**
 * A simulated throw: cubes with rounded corners fall, bounce, roll and collide. The simulation knows no
 * faces: see `paintedFor`. It runs in steps, so that it does not block other work.
 */
export interface Throwing {
  /** Simulates this many frames. Returns false at the end of the throw. */
  advance(frames: number): boolean;
  result(): Thrown;
}

export function startThrowing(
  seed: number,
  tray: Tray,
  releases: readonly Release[],
  obstacles: readonly Spot[],
): Throwing {
  const random = seeded(seed);
  const bodies = releases.map((release) => thrown(release, tray, releases.length, random));
  const most = Math.round(LONGEST / STEP / STEPS_A_FRAME) + 1;
  const track = new Float32Array(most * bodies.length * 7);
  const knocks: Knock[] = [];
  let frames = 0;
  let time = 0;

  const record = () => {
    bodies.forEach(({ x, y, z, turn }, at) => {
      track.set([x, y, z, ...turn], (frames * bodies.length + at) * 7);
    });
    frames++;
  };

  const step = () => {
    time += STEP;
    const note = (speed: number, on: Knock['on']) => {
      if (speed > 3) knocks.push({ at: time, speed, on });
    };
    for (const body of bodies) {
      move(body);
      land(body, tray, note);
    }
    for (let a = 0; a < bodies.length; a++) {
      const one = bodies[a];
      if (one === undefined) continue;
      for (let b = a + 1; b < bodies.length; b++) {
        const other = bodies[b];
        if (other !== undefined) knock(one, other, note);
      }
      for (const spot of obstacles) knockOn(one, spot, note);
    }
    for (const body of bodies) settle(body, time);
  };

  record();
  return {
    advance(count) {
      for (let done = 0; done < count; done++) {
        if (frames >= most || (time > SHORTEST && bodies.every(isCalm))) return false;
        for (let at = 0; at < STEPS_A_FRAME; at++) step();
        record();
      }
      return frames < most;
    },
    result: () => ({ track: track.slice(0, frames * bodies.length * 7), frames, knocks }),
  };
}

/** Throws a die from the hand towards the far half of the tray. */
function thrown({ x, y, z }: Release, tray: Tray, count: number, random: () => number): Body {
  // More dice spread over a larger part of the tray.
  const spread = 0.3 + Math.min(0.42, count * 0.014);
  const to = { x: tray.width * (0.18 + 0.64 * random()), y: tray.height * (0.12 + spread * random()) };
  const far = Math.hypot(to.x - x, to.y - y);
  const time = Math.max(0.3 + 0.1 * random(), far / FASTEST);
  const [sx, sy, sz] = [random() * 2 - 1, random() * 2 - 1, random() * 2 - 1];
  const length = Math.hypot(sx, sy, sz) || 1;
  return {
    x,
    y,
    z,
    vx: (to.x - x) / time,
    vy: (to.y - y) / time,
    vz: 3 + 5 * random(),
    turn: unit([random() - 0.5, random() - 0.5, random() - 0.5, random() - 0.5]),
    // Rolls in the direction of flight, with some random spin.
    sx: 11 + 9 * random() + (sx / length) * 6,
    sy: (sy / length) * 9 + (to.x - x) * 2,
    sz: (sz / length) * 9,
    inside: y < tray.height - REACH,
  };
}
