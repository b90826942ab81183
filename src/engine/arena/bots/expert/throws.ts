import { placeOf, ways } from '../../aiming';
import type { Lying } from '../../floor';
import { aimAt } from '../../physics/styles';
import { type Outcome, readOutcomes } from '../../plan';
import type { Aim, Die } from '../../state';
import { throwTable } from '../../throw-table';
import type { Measured } from './turn-values';

/** A throw of one die at dice that were laid out for it, as the table of the expert has it. */
export interface Arranged {
  /** x, y and turn of each die. */
  readonly places: readonly (readonly number[])[];
  /** x, y, vx and vy of the hand. */
  readonly aim: readonly number[];
  /** As in the table of throws: dice taken, dice left, and the count in 1 000 throws. */
  readonly outcomes: string;
}

/** What the expert knows about throws. `scripts/design/bots/arena.ts` measures and solves it. */
export interface ArenaData {
  /** By the number of dice that lie in the arena. */
  readonly arranged: readonly (readonly Arranged[])[];
  /**
   * The chance in 1 000 to win with two seats at the start of a turn: by the own reserve from 1, by the
   * other one from 1, by the number of dice that lie in the arena.
   */
  readonly chances: readonly (readonly (readonly number[])[])[];
}

/** A throw that the expert can make with a certain number of dice in the arena. */
export interface KnownThrow extends Measured {
  /** Where it lays the dice first. Null if they stay where they are. */
  readonly places: readonly Lying[] | null;
  aimAt(arena: readonly Die[]): Aim;
}

/** Reads measured outcomes, and makes their shares sum to 1. */
function evenOutcomes(text: string): readonly Outcome[] {
  const read = readOutcomes(text);
  const all = read.reduce((sum, [, , share]) => sum + share, 0);
  return read.map(([taken, left, share]): Outcome => [taken, left, share / all]);
}

/** Returns the throws at dice as they lie, by the number of dice. */
export function plainThrows(lying: number): readonly KnownThrow[] {
  return ways.map((way) => ({
    places: null,
    outcomes: evenOutcomes(throwTable[way.style][way.mark][lying] ?? ''),
    aimAt: (arena) => aimAt(way.style, placeOf(way.mark, arena)),
  }));
}

export function arrangedThrow({
  places,
  aim: [x = 0, y = 0, vx = 0, vy = 0],
  outcomes,
}: Arranged): KnownThrow {
  return {
    places: places.map(([px = 0, py = 0, turn = 0]) => ({ x: px, y: py, turn })),
    outcomes: evenOutcomes(outcomes),
    aimAt: () => ({ x, y, vx, vy }),
  };
}
