import type { Die } from '../../../../../engine/arena/state';
import { type Camera, DIE_MM, movementFromScreen, type Point, toScreen } from '../bowl/camera';

/** The radius of a fingertip, in points. */
const FINGERTIP = 24;

/** The index of the die under a finger; -1 if there is none. */
export function dieUnder(camera: Camera, arena: readonly Die[], finger: Point): number {
  const radius = Math.max(FINGERTIP, camera.size);
  const distances = arena.map((die) => {
    const at = toScreen(camera, die);
    return Math.hypot(at.x - finger.x, at.y - finger.y);
  });
  const nearest = Math.min(...distances);
  return nearest <= radius ? distances.indexOf(nearest) : -1;
}

const whole = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

/** The die after a finger has moved and turned it. `turned` is clockwise on the screen, in degrees. */
export function movedBy(camera: Camera, die: Die, by: Point, turned = 0): Die {
  const moved = movementFromScreen(camera, by);
  return {
    ...die,
    x: Math.round(die.x + moved.x),
    y: Math.round(die.y + moved.y),
    turn: whole(die.turn - turned),
  };
}

/** An arrow key moves a die by a quarter of its edge. */
const NUDGE = DIE_MM / 4;
/** A key turns a die by this many degrees. */
export const TURN = 15;

/** Moves a die one step to the right or down on the screen. */
export function nudged(camera: Camera, die: Die, right: number, down: number): Die {
  const step = (NUDGE * camera.size) / DIE_MM;
  const moved = movementFromScreen(camera, { x: right * step, y: down * step });
  return { ...die, x: die.x + Math.round(moved.x), y: die.y + Math.round(moved.y) };
}

export const turnedBy = (die: Die, clockwise: number): Die => ({ ...die, turn: whole(die.turn - clockwise) });
