import type { Seat } from '../game';
import type { Tableau } from './tableau';

/** D4 */
export const DICE_A_TURN = 5;

export type Move =
  | { readonly kind: 'roll' }
  /** A die of this value into this row, the topmost being 1. */
  | { readonly kind: 'place'; readonly value: number; readonly row: number }
  | { readonly kind: 'stop' };

/** What stays the same all game long. */
export interface Setup {
  readonly tableaus: readonly Tableau[];
  /** The tableaus' numbers, from 1, in the order they come up (D2). */
  readonly stack: readonly number[];
  readonly goal: number;
  /** D15: all star rows and groups of a tableau have different values. */
  readonly distinct: boolean;
}

export interface State {
  readonly setup: Setup;
  readonly phase: 'roll' | 'place' | 'over';
  /** Rounds played before this one. */
  readonly round: number;
  readonly active: Seat;
  readonly points: readonly number[];
  /** Each seat's dice that are not on the tableau, those in hand included. */
  readonly dice: readonly number[];
  /** The values lying in each row of the tableau, from the left. */
  readonly rows: readonly (readonly number[])[];
  /** The dice rolled and not placed, lowest first; [] before the roll. */
  readonly hand: readonly number[];
  /** Whether a die of this roll has been placed (D6, D8). */
  readonly placed: boolean;
}

/** The tableau that is played (D2: a used-up stack starts again from the top). */
export function tableauOf({ setup, round }: State): Tableau {
  const number = setup.stack[round % setup.stack.length] ?? 0;
  return setup.tableaus[number - 1] ?? [];
}
