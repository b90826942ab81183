import type { Seat } from '../game';

/** The face that has an X in place of the 1. */
export const X = 1;

/** A cocked die's face is rolled outside the arena (A4). In a throw's fates it is noted with this added. */
export const COCKED = 10;

/** A die lying in the arena: millimetres from the middle, turned by whole degrees. */
export interface Die {
  readonly face: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A throw from a hand position (mm) with a velocity (mm/s). */
export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

export type Move =
  /** Without an aim: a plain toss at the middle. */
  | { readonly kind: 'throw'; readonly aim: Aim | null }
  /** The die in this place of the arena, from 1, slid and turned. */
  | {
      readonly kind: 'regroup';
      readonly die: number;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
    }
  | { readonly kind: 'stop' };

export interface State {
  readonly tournament: boolean;
  /** `first`: nothing thrown yet this turn. `more`: may throw another die or stop. */
  readonly phase: 'first' | 'more' | 'over';
  readonly active: Seat;
  readonly arena: readonly Die[];
  /** Dice in each seat's reserve. */
  readonly reserves: readonly number[];
  /** The seats that have gone out in this round, in that order. */
  readonly out: readonly Seat[];
  /** Tournament: rounds played before this one, who began the first one, points so far (A8). */
  readonly round: number;
  readonly starter: Seat;
  readonly points: readonly number[];
}

/** A6: the whole reserve is thrown at once into an arena that was handed on empty. */
export const isGrandThrow = ({ phase, arena }: State): boolean => phase === 'first' && arena.length === 0;
