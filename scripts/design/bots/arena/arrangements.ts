import { type Lying, overlap, wholeOnFloor } from '../../../../src/engine/arena/floor';
import { flight, HAND_REACH } from '../../../../src/engine/arena/physics/hand';
import type { Aim } from '../../../../src/engine/arena/state';
import type { Uniform } from '../../../../src/engine/random';

/** Dice laid out, and a throw at them. */
export interface Candidate {
  readonly places: readonly Lying[];
  readonly aim: Aim;
}

const between = (low: number, high: number, random: Uniform): number => low + random(high - low + 1);

const possible = (places: readonly Lying[]): boolean =>
  places.every(wholeOnFloor) &&
  places.every((one, at) => !places.some((other, later) => later > at && overlap(one, other)));

/** Returns any arrangement of so many dice: a line or a block in any direction, and any throw at it. */
export function anyCandidate(dice: number, random: Uniform): Candidate {
  for (;;) {
    const places = random(3) > 0 ? line(dice, random) : block(dice, random);
    if (possible(places)) return { places, aim: anyAim(places, random) };
  }
}

/** Returns where the hand is for a throw that lands at this y. */
const landingAt = (y: number, speed: number): number =>
  Math.max(-HAND_REACH, Math.round(y - speed * flight(speed)));

function line(dice: number, random: Uniform): readonly Lying[] {
  const apart = between(16, 32, random);
  const lean = between(-12, 12, random);
  const turn = random(3) > 0 ? 0 : random(90);
  const middle = { x: between(-20, 20, random), y: between(-40, 50, random) };
  // A slight V lets the dice behind be hit as well.
  const bend = random(2) > 0 ? 0 : between(-10, 10, random);
  return Array.from({ length: dice }, (_, at) => {
    const from = at - (dice - 1) / 2;
    return {
      x: Math.round(middle.x + apart * from),
      y: Math.round(middle.y + lean * from + bend * Math.abs(from)),
      turn,
    };
  });
}

function block(dice: number, random: Uniform): readonly Lying[] {
  const turn = random(2) > 0 ? 0 : random(90);
  const apart = between(16, 28, random);
  const middle = { x: between(-20, 20, random), y: between(-40, 50, random) };
  const shift = random(2) > 0 ? 0 : apart / 2;
  return Array.from({ length: dice }, (_, at) => ({
    x: Math.round(middle.x + apart * ((at % 2) - 0.5) + shift * Math.floor(at / 2)),
    y: Math.round(middle.y + apart * (Math.floor(at / 2) - 1)),
    turn,
  }));
}

function anyAim(places: readonly Lying[], random: Uniform): Aim {
  const mean = Math.round(places.reduce((sum, { x }) => sum + x, 0) / places.length);
  const nearest = Math.min(...places.map(({ y }) => y));
  const speed = between(600, 1700, random);
  const y = landingAt(nearest - between(-5, 40, random), speed);
  return { x: mean + between(-12, 12, random), y, vx: 0, vy: speed };
}

/** Returns a candidate a little beside this one. */
export function beside({ places, aim }: Candidate, random: Uniform): Candidate {
  const off = (most: number) => between(-most, most, random);
  for (;;) {
    const moved = places.map(({ x, y, turn }) => ({
      x: x + off(3),
      y: y + off(3),
      turn: (turn + off(6) + 360) % 360,
    }));
    if (!possible(moved)) continue;
    const vy = Math.max(300, Math.min(2000, aim.vy + off(120)));
    const y = Math.max(-HAND_REACH, Math.min(HAND_REACH, aim.y + off(8)));
    return { places: moved, aim: { x: aim.x + off(6), y, vx: 0, vy } };
  }
}
