import type { Aim } from '../state';
import { flight, HAND_REACH } from './hand';

/**
 * The styles of throws for callers that don't swipe: bots, a menu, a benchmark. The plain toss, then from
 * soft to hard.
 */
export const styles = ['toss', 'gentle', 'firm', 'hard'] as const;

export type Style = (typeof styles)[number];

/** The speed of the hand, in mm/s. */
const SPEEDS: Readonly<Record<Style, number>> = { toss: 450, gentle: 250, firm: 700, hard: 1150 };

/** A throw lands this many mm before its target, so that it hits the side of a die there. */
const SHORT = 13;

export interface Target {
  readonly x: number;
  readonly y: number;
}

/** Returns the aim of a throw away from the seat that lands on the target. */
export function aimAt(style: Style, { x, y }: Target): Aim {
  const vy = SPEEDS[style];
  return { x: within(x), y: within(y - SHORT - vy * flight(vy)), vx: 0, vy };
}

const within = (place: number): number =>
  Math.max(-HAND_REACH, Math.min(HAND_REACH, Math.floor(place + 0.5)));
