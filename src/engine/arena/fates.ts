import type { Draw, Steps } from '../chance';
import { onFloor } from './floor';
import { beginThrow } from './physics/throwing';
import { type Situation, simulate } from './simulation';
import { COCKED, type Die } from './state';

/** The result of one die: its position and face, or null if it is out of the arena. */
export type Fate = Die | null;

const OUT = 0;

const within = (value: number, low: number, high: number) => value >= low && value <= high;

function possible(face: number, x: number, y: number, turn: number): boolean {
  if (face === OUT) return x === 0 && y === 0 && turn === 0;
  return within(face > COCKED ? face - COCKED : face, 1, 6) && onFloor(x, y) && within(turn, 0, 359);
}

const inFours = (values: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: values.length / 4 }, (_, at) => values.slice(4 * at, 4 * at + 4));

/**
 * Draws the fates of all dice of a throw, four numbers each: first the dice that lay in the arena, then the
 * thrown ones.
 */
export function fatesOf(situation: Situation, seed: number): Draw {
  return {
    // People can't tap in the positions of real dice.
    dice: false,
    size: 4 * (situation.arena.length + situation.thrown),
    fits: (values) =>
      inFours(values).every(([face = 0, x = 0, y = 0, turn = 0]) => possible(face, x, y, turn)),
    fall: () => simulate(situation, seed),
    slowly: () => falling(situation, seed),
  };
}

/** The number of steps of the simulation without a pause: about a millisecond on a slow phone. */
const STEPS_AT_ONCE = 8;

function* falling(situation: Situation, seed: number): Steps {
  const throwing = beginThrow(situation, seed);
  while (!throwing.settled) {
    for (let step = 0; step < STEPS_AT_ONCE; step += 1) throwing.step();
    yield;
  }
  return throwing.fates();
}

/** Reads recorded fates. A cocked die lies with the face that it showed outside (A4). */
export function readFates(values: readonly number[]): readonly Fate[] {
  return inFours(values).map(([face = 0, x = 0, y = 0, turn = 0]) =>
    face === OUT ? null : { face: face > COCKED ? face - COCKED : face, x, y, turn },
  );
}
