import type { Seat } from '../game';

/** The face with an X instead of the 1. */
export const X = 1;

/** Added to the face of a cocked die, which was rolled outside the arena (A4). */
export const COCKED = 10;

/** A die in the arena: millimetres from the middle, and its turn in whole degrees. */
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
  /** Null for a plain toss at the middle. */
  | { readonly kind: 'throw'; readonly aim: Aim | null }
  /** Moves and turns the die with this number in the arena, from 1. */
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
  /** `first`: the seat has not thrown in this turn. `more`: it may throw another die or stop. */
  readonly phase: 'first' | 'more' | 'over';
  readonly active: Seat;
  readonly arena: readonly Die[];
  /** The number of dice in each seat's reserve. */
  readonly reserves: readonly number[];
  /** The seats that have gone out in this round, in order. */
  readonly out: readonly Seat[];
  /**
   * In a tournament: the rounds before this one, the seat that began the first one, the points so far (A8).
   */
  readonly round: number;
  readonly starter: Seat;
  readonly points: readonly number[];
}

/** A6: the whole reserve is thrown at once into an arena that was handed on empty. */
export const isGrandThrow = ({ phase, arena }: State): boolean => phase === 'first' && arena.length === 0;
