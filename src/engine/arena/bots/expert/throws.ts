import { placeOf, ways } from '../../aiming';
import { aimAt } from '../../physics/styles';
import { readOutcomes } from '../../plan';
import type { Aim, Die } from '../../state';
import { throwTable } from '../../throw-table';
import { FACE_SETS, type Faces, facesIn, facesOf, setsOf } from './faces';
import type { Measured, Outcome } from './turn-values';

/** A throw of one die at dice that were laid out for it, as the table of the expert has it. */
export interface Arranged {
  /** Face, x, y and turn of each die. */
  readonly dice: readonly (readonly number[])[];
  /** x, y, vx and vy of the hand. */
  readonly aim: readonly number[];
  /** Dice taken, the faces that stay, and a count of throws. */
  readonly outcomes: string;
}

/** What the expert knows about throws. `scripts/design/bots/arena.ts` measures and solves it. */
export interface ArenaData {
  readonly arranged: readonly Arranged[];
  /** By the faces that lie in the arena. */
  readonly chances: Chances;
  /** If both throw at dice as they lie: by the number of these dice. */
  readonly plain: Chances;
}

/**
 * The chance in 1 000 to win with two seats at the start of a turn: by the own reserve from 1, by the other one
 * from 1, and by what lies in the arena.
 */
export type Chances = readonly (readonly (readonly number[])[])[];

/** What the expert plays by. */
export type Known = Pick<ArenaData, 'arranged' | 'chances'>;

/** What a person can play by who throws at dice as they lie. */
export const plainOf = ({ plain }: ArenaData): Known => ({
  arranged: [],
  chances: plain.map((row) =>
    row.map((cell) => Array.from({ length: FACE_SETS }, (_, faces) => cell[facesIn(faces).length] ?? 0)),
  ),
});

/** A throw that the expert can make with certain faces in the arena. */
export interface KnownThrow extends Measured {
  /** How it lays the dice first. Null if they stay where they are. */
  readonly dice: readonly Die[] | null;
  aimAt(arena: readonly Die[]): Aim;
}

/** Reads measured outcomes, and makes their shares sum to 1. */
function evenOutcomes(text: string): readonly Outcome[] {
  const read = readOutcomes(text);
  const all = read.reduce((sum, [, , share]) => sum + share, 0);
  return read.map(([taken, left, share]): Outcome => [taken, left, share / all]);
}

/** Returns the throws at dice as they lie. */
export function plainThrows(lying: Faces): readonly KnownThrow[] {
  return ways.map((way) => ({
    dice: null,
    outcomes: spread(evenOutcomes(throwTable[way.style][way.mark][facesIn(lying).length] ?? ''), lying),
    aimAt: (arena) => aimAt(way.style, placeOf(way.mark, arena)),
  }));
}

/**
 * Outcomes that were measured by the number of dice left: which of the faces stay, or which others join them, is
 * equally likely.
 */
function spread(outcomes: readonly Outcome[], lying: Faces): readonly Outcome[] {
  return outcomes.flatMap(([taken, count, share]) => {
    const sets = setsOf(count).filter((left) => (left & lying) === left || (left & lying) === lying);
    return sets.map((left): Outcome => [taken, left, share / sets.length]);
  });
}

function arrangedThrow({ dice, aim: [x = 0, y = 0, vx = 0, vy = 0], outcomes }: Arranged): KnownThrow {
  return { dice: dice.map(asDie), outcomes: evenOutcomes(outcomes), aimAt: () => ({ x, y, vx, vy }) };
}

const asDie = ([face = 0, x = 0, y = 0, turn = 0]: readonly number[]): Die => ({ face, x, y, turn });

/** Returns all throws that the expert knows, by the faces in the arena. */
export function throwsByFaces(arranged: readonly Arranged[]): (lying: Faces) => readonly KnownThrow[] {
  const laid = arranged.map(arrangedThrow);
  const all = Array.from({ length: FACE_SETS }, (_, lying) => [
    ...plainThrows(lying),
    ...laid.filter(({ dice }) => facesOf(dice ?? []) === lying),
  ]);
  return (lying) => all[lying] ?? [];
}
