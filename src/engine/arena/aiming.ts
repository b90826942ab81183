import type { Uniform } from '../random';
import { HAND_REACH, HAND_SPEED } from './physics/hand';
import { aimAt, type Style, styles, type Target } from './physics/styles';
import type { Aim, Die } from './state';

/** The targets of a throw: the middle of the floor, or the die that is nearest to the others. */
export const marks = ['middle', 'crowd'] as const;
export type Mark = (typeof marks)[number];

/** A way to throw: the style and the target. */
export interface Way {
  readonly style: Style;
  readonly mark: Mark;
}

export const ways: readonly Way[] = styles.flatMap((style) => marks.map((mark) => ({ style, mark })));

const MIDDLE: Target = { x: 0, y: 0 };

export function placeOf(mark: Mark, arena: readonly Die[]): Target {
  if (mark === 'middle') return MIDDLE;
  let best: Target = MIDDLE;
  let most = Number.NEGATIVE_INFINITY;
  for (const die of arena) {
    const crowd = -arena.reduce((sum, other) => sum + distance(die, other), 0);
    if (crowd > most) [best, most] = [die, crowd];
  }
  return best;
}

function distance(a: Target, b: Target): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/** The greatest errors of a hand: its place in mm, its speed in percent. */
export interface Hand {
  readonly place: number;
  readonly speed: number;
}

/** Returns the aim of a throw, with the errors of the hand. */
export function thrown({ style, mark }: Way, arena: readonly Die[], hand: Hand, random: Uniform): Aim {
  return byHand(aimAt(style, placeOf(mark, arena)), hand, random);
}

/** Returns what becomes of this aim with the errors of the hand. */
export function byHand(meant: Aim, hand: Hand, random: Uniform): Aim {
  const faster = 100 + strayed(hand.speed, random);
  return {
    x: within(meant.x + strayed(hand.place, random), HAND_REACH),
    y: within(meant.y + strayed(hand.place, random), HAND_REACH),
    vx: within(meant.vx + strayed(hand.speed, random), HAND_SPEED),
    vy: within(Math.floor((meant.vy * faster) / 100), HAND_SPEED),
  };
}

/**
 * Returns a random error: the mean of three uniform numbers, so mostly near 0, at most `most` in both
 * directions.
 */
function strayed(most: number, random: Uniform): number {
  const one = () => random(2 * most + 1) - most;
  return Math.floor((one() + one() + one()) / 3 + 0.5);
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
