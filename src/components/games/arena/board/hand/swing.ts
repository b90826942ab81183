import { HAND_REACH, HAND_SPEED } from '../../../../../engine/arena/simulation';
import type { Aim } from '../../../../../engine/arena/state';
import { type Camera, fromScreen, movementFromScreen, type Point } from '../bowl/camera';

/** A position of the finger, and its time in ms: that of the event, because frames may come late. */
export interface Sample extends Point {
  readonly time: number;
}

/** Only the end of a swing counts. */
const WINDOW = 80; // ms
/** A finger that has rested this long, in ms, no longer swings. */
const RESTED = 120;
/** A speed is measured over this time, in ms, at least, if the finger has moved so long. */
const SHORTEST = 30;
/** A finger that moves is reported more often than this, in ms: in a longer gap it has rested first. */
const LONGEST_GAP = 160;
/** A finger that moves less than this, in points, trembles. */
const TREMBLE = 2;
/** More than a finger can send during a swing. */
const MOST_SAMPLES = 60;

/** Adds a sample, unless the finger has only trembled. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (last && Math.hypot(sample.x - last.x, sample.y - last.y) < TREMBLE) return samples;
  return [...samples, sample].slice(-MOST_SAMPLES);
}

/** A swing of the hand: where its last part began, and its velocity in points a second. */
export interface Swing {
  readonly from: Point;
  readonly velocity: Point;
}

/** The swing of the finger at that time; null while it rests. */
export function swingOf(samples: readonly Sample[], now: number): Swing | null {
  const end = samples.at(-1);
  if (!end || now - end.time > RESTED) return null;
  let from = end;
  let lasted = 0;
  for (const before of samples.slice(0, -1).reverse()) {
    const gap = from.time - before.time;
    if (lasted >= SHORTEST && lasted + gap > WINDOW) break;
    lasted += Math.min(gap, LONGEST_GAP);
    from = before;
  }
  if (lasted <= 0) return null;
  const seconds = lasted / 1000;
  return { from, velocity: { x: (end.x - from.x) / seconds, y: (end.y - from.y) / seconds } };
}

/** A swing slower than this, in mm a second, is not a throw: the player has changed their mind. */
export const SLOWEST = 160;

/** The speed of a swing over the table, in mm a second. */
export function speedOf(camera: Camera, { velocity }: Swing): number {
  const { x, y } = movementFromScreen(camera, velocity);
  return Math.hypot(x, y);
}

/** Converts a swing on the screen to a throw; null if it is too slow. */
export function aimOf(camera: Camera, { from, velocity }: Swing): Aim | null {
  const onTable = movementFromScreen(camera, velocity);
  const speed = Math.hypot(onTable.x, onTable.y);
  if (speed < SLOWEST) return null;
  const factor = Math.min(1, HAND_SPEED / speed);
  const place = fromScreen(camera, from);
  return {
    x: within(place.x, HAND_REACH),
    y: within(place.y, HAND_REACH),
    vx: within(onTable.x * factor, HAND_SPEED),
    vy: within(onTable.y * factor, HAND_SPEED),
  };
}

const within = (value: number, most: number): number =>
  Math.round(Math.max(-most, Math.min(most, value))) + 0;
