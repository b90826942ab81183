import { HAND_REACH, HAND_SPEED } from '../../../../../engine/arena/simulation';
import type { Aim } from '../../../../../engine/arena/state';
import { type Camera, fromScreen, type Point, wayFromScreen } from '../bowl/camera';

/** Where a finger was, and when, in ms. */
export interface Sample extends Point {
  readonly time: number;
}

/** What counts of a swing is its end. */
const WINDOW = 80; // ms
/** A finger that has rested so long does not swing any more. */
const RESTED = 90;

/** A swing of the hand: where its end began, and how fast it was, by the second. */
export interface Swing {
  readonly from: Point;
  readonly way: Point;
}

/** How the finger swings at that time; null while it rests. */
export function swingOf(samples: readonly Sample[], now: number): Swing | null {
  const end = samples.at(-1);
  if (!end || now - end.time > RESTED) return null;
  const window = samples.filter(({ time }) => time >= end.time - WINDOW);
  const [from = end] = window;
  const seconds = (end.time - from.time) / 1000;
  if (seconds <= 0) return null;
  return { from, way: { x: (end.x - from.x) / seconds, y: (end.y - from.y) / seconds } };
}

/** What is slower, in mm a second, is no throw but a change of mind. */
export const SLOWEST = 160;

/** The throw that a swing over the screen is; null if it is none. */
export function aimOf(camera: Camera, { from, way }: Swing): Aim | null {
  const velocity = wayFromScreen(camera, way);
  const speed = Math.hypot(velocity.x, velocity.y);
  if (speed < SLOWEST) return null;
  const kept = Math.min(1, HAND_SPEED / speed);
  const place = fromScreen(camera, from);
  return {
    x: within(place.x, HAND_REACH),
    y: within(place.y, HAND_REACH),
    vx: within(velocity.x * kept, HAND_SPEED),
    vy: within(velocity.y * kept, HAND_SPEED),
  };
}

const within = (value: number, most: number): number =>
  Math.round(Math.max(-most, Math.min(most, value))) + 0;
