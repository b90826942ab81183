// A share of the counted throws, for a process of its own.

import { anyArena, anyStyle, anyTarget } from '../../scripts/throws/situations';
import { flight } from '../../src/engine/arena/physics/hand';
import { aimAt, type Style } from '../../src/engine/arena/physics/styles';
import { type Situation, simulate } from '../../src/engine/arena/simulation';
import type { Aim, Die } from '../../src/engine/arena/state';
import { seeded, type Uniform } from '../../src/engine/random';
import { watch } from './watching';

/** The kinds of counting. */
export type Kind = 'faces' | 'speed' | 'distance' | 'games' | 'grand' | 'watched';

export interface Task {
  readonly kind: Kind;
  readonly style: Style | null;
  readonly seed: number;
  readonly throws: number;
}

/** Counts are added over tasks. Of the other figures the largest counts. */
export interface Tally {
  readonly counts: readonly number[];
  readonly largest: readonly number[];
}

export function run({ kind, style, seed, throws }: Task): Tally {
  const random = seeded(seed);
  switch (kind) {
    case 'faces':
      return counted(7, throws, (add) => add(free(style ?? 'toss', random)));
    case 'speed':
      return counted(2 * SPEEDS.length, throws, (add, at) => turnedBySpeed(at % SPEEDS.length, random, add));
    case 'distance':
      return counted(2 * DISTANCES.length, throws, (add, at) =>
        turnedByDistance(at % DISTANCES.length, style ?? anyStyle(random), random, add),
      );
    case 'games':
      return counted(GAME_COUNTS, throws, (add) => inGame(style ?? anyStyle(random), random, add));
    case 'grand':
      return counted(GAME_COUNTS, throws, (add) => grand(style ?? anyStyle(random), random, add));
    case 'watched':
      return watched(throws, random);
  }
}

type Add = (place: number) => void;

function counted(places: number, throws: number, one: (add: Add, at: number) => void): Tally {
  const counts = Array.from({ length: places }, () => 0);
  const add = (place: number) => {
    counts[place] = (counts[place] ?? 0) + 1;
  };
  for (let at = 0; at < throws; at += 1) one(add, at);
  return { counts, largest: [] };
}

const seedOf = (random: Uniform): number => random(2 ** 31);

/** A single die: the index of its face, 0 … 5; 6 if it has no valid face. */
function free(style: Style, random: Uniform): number {
  const aim = aimAt(style, anyTarget(random, 0.7));
  const [face = 0] = simulate({ arena: [], thrown: 1, aim }, seedOf(random));
  return face >= 1 && face <= 6 ? face - 1 : 6;
}

/** In mm a second, and in mm. */
export const SPEEDS = [200, 300, 400, 500, 600, 800, 1000, 1200, 1400] as const;
export const DISTANCES = [0, 12, 18, 24, 36, 48] as const;

/** So far away that a hand in its reach can throw at it with every speed. */
const TARGET: Die = { face: 4, x: 0, y: 50, turn: 0 };

/** Even indexes count throws at a die, odd ones those that changed its face. */
function turnedBySpeed(at: number, random: Uniform, add: Add): void {
  const arena = [{ ...TARGET, turn: random(360) }];
  tell(simulate({ arena, thrown: 1, aim: atSpeed(SPEEDS[at] ?? 0) }, seedOf(random)), at, add);
}

function turnedByDistance(at: number, style: Style, random: Uniform, add: Add): void {
  const far = DISTANCES[at] ?? 0;
  // To the right or left: along the throw's path a missed die may still be hit.
  const x = random(2) === 0 ? far : -far;
  const arena = [{ ...TARGET, x, turn: random(360) }];
  tell(simulate({ arena, thrown: 1, aim: aimAt(style, TARGET) }, seedOf(random)), at, add);
}

function tell([face = 0]: readonly number[], at: number, add: Add): void {
  add(2 * at);
  if (face !== TARGET.face) add(2 * at + 1);
}

/** A throw at the target that lands like a throw of some style. */
function atSpeed(speed: number): Aim {
  const { y, vy } = aimAt('toss', TARGET);
  const land = y + vy * flight(vy);
  return { x: 0, y: Math.round(land - speed * flight(speed)), vx: 0, vy: speed };
}

/** Thrown dice, and of these: out, cocked. Lying dice, and of these: out, cocked, turned over. */
const GAME_COUNTS = 7;

/** A throw as in a game: at one of a few dice, or at the middle. */
function inGame(style: Style, random: Uniform, add: Add): void {
  const arena = anyArena(random(9), random);
  const { x, y } = arena[random(Math.max(1, arena.length))] ?? anyTarget(random, 0.3);
  follow({ arena, thrown: 1, aim: aimAt(style, { x, y }) }, random, add);
}

function grand(style: Style, random: Uniform, add: Add): void {
  follow({ arena: [], thrown: 6 + random(4), aim: aimAt(style, anyTarget(random, 0.3)) }, random, add);
}

function follow(situation: Situation, random: Uniform, add: Add): void {
  const fates = simulate(situation, seedOf(random));
  for (let die = 0; 4 * die < fates.length; die += 1) {
    const face = fates[4 * die] ?? 0;
    const lay = situation.arena[die];
    const first = lay === undefined ? 0 : 3;
    add(first);
    if (face === 0) add(first + 1);
    if (face > 10) add(first + 2);
    if (lay !== undefined && face !== lay.face) add(6);
  }
}

/** The largest values: growth of energy as a share of the initial energy, depth in mm, seconds. */
function watched(throws: number, random: Uniform): Tally {
  let [growth, depth, longest] = [0, 0, 0];
  for (let at = 0; at < throws; at += 1) {
    const found = watch(anySituation(at, random), seedOf(random));
    growth = Math.max(growth, found.growth);
    depth = Math.max(depth, found.depth);
    longest = Math.max(longest, found.seconds);
  }
  return { counts: [throws], largest: [growth, depth, longest] };
}

function anySituation(at: number, random: Uniform): Situation {
  const style = anyStyle(random);
  return at % 4 === 0
    ? { arena: [], thrown: 2 + random(8), aim: aimAt(style, anyTarget(random, 0.5)) }
    : { arena: anyArena(random(12), random), thrown: 1, aim: aimAt(style, anyTarget(random)) };
}
