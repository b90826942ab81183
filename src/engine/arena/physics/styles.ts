import type { Aim } from '../state';
import { flight, HAND_REACH } from './hand';

/** How to throw, for those who choose instead of swiping: bots, a menu, a bench. From soft to hard, the plain toss first. */
export const styles = ['toss', 'gentle', 'firm', 'hard'] as const;

export type Style = (typeof styles)[number];

/** How fast the hand is, in mm a second. */
const SPEEDS: Readonly<Record<Style, number>> = { toss: 450, gentle: 250, firm: 700, hard: 1150 };

/** A throw comes down so many mm before its target, to hit what lies there in the side. */
const SHORT = 13;

export interface Target {
  readonly x: number;
  readonly y: number;
}

/** A throw away from the seat that comes down on the target. */
export function aimAt(style: Style, { x, y }: Target): Aim {
  const vy = SPEEDS[style];
  return { x: within(x), y: within(y - SHORT - vy * flight(vy)), vx: 0, vy };
}

const within = (place: number): number =>
  Math.max(-HAND_REACH, Math.min(HAND_REACH, Math.floor(place + 0.5)));
