import type { Seat } from '../game';
import type { Tableau } from './tableau';

/** D4 */
export const DICE_A_TURN = 5;

export type Move =
  | { readonly kind: 'roll' }
  /** Places a die of this value in this row; the topmost is 1. */
  | { readonly kind: 'place'; readonly value: number; readonly row: number }
  | { readonly kind: 'stop' };

/** The part of the state that never changes. */
export interface Setup {
  readonly tableaus: readonly Tableau[];
  /** The tableaus' numbers, from 1, in the order of play (D2). */
  readonly stack: readonly number[];
  readonly goal: number;
  /** D15: whether all star rows and groups of a tableau need different values. */
  readonly distinct: boolean;
}

export interface State {
  readonly setup: Setup;
  readonly phase: 'roll' | 'place' | 'over';
  /** The number of rounds before this one. */
  readonly round: number;
  readonly active: Seat;
  readonly points: readonly number[];
  /** The number of each seat's dice that are not on the tableau. Dice in hand are included. */
  readonly dice: readonly number[];
  /** The values in each row of the tableau, from the left. */
  readonly rows: readonly (readonly number[])[];
  /** The rolled dice that are not placed, lowest first; [] before the roll. */
  readonly hand: readonly number[];
  /** Whether a die of this roll has been placed (D6, D8). */
  readonly placed: boolean;
}

/** Returns the current tableau. After the last one, the first one is next (D2). */
export function tableauOf({ setup, round }: State): Tableau {
  const number = setup.stack[round % setup.stack.length] ?? 0;
  return setup.tableaus[number - 1] ?? [];
}
