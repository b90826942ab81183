import { arena } from '../../src/engine/arena';
import { placeOf, thrown, ways } from '../../src/engine/arena/aiming';
import { HAND_REACH, HAND_SPEED } from '../../src/engine/arena/physics/hand';
import { type Outcome, planner } from '../../src/engine/arena/plan';
import type { Move, State } from '../../src/engine/arena/state';
import { botFor } from '../../src/engine/bots';
import { given } from '../../src/engine/chance';
import { open } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';

/**
 * The outcomes of a thrown die that touches nothing: the X is out, a value in the arena matches, the other
 * faces stay.
 */
const undisturbed = (_: string, lying: number): readonly Outcome[] => [
  [0, lying, 1 / 6],
  [0, Math.min(lying + 1, 5), (5 - lying) / 6],
  [2, lying - 1, lying / 6],
];

describe('whether to throw on', () => {
  // Exact for two seats if thrown dice never move others.
  const { best } = planner({ choices: ['so'], outcomes: undisturbed, grand: () => -3 });

  test.each([1, 2])('with %i different dice in the arena it is better to stop', (lying) => {
    for (let reserve = 1; reserve <= 9; reserve += 1) expect(best(lying, reserve).on).toBe(false);
  });

  test.each([3, 4, 5])('with %i it is better to throw', (lying) => {
    for (let reserve = 3; reserve <= 9; reserve += 1) expect(best(lying, reserve).on).toBe(true);
  });

  test('of several ways to throw the one is chosen that takes more', () => {
    const outcomes = (choice: string, lying: number) =>
      undisturbed(choice, lying).map(
        ([taken, left, share]): Outcome => [choice === 'well' && taken > 0 ? 4 : taken, left, share],
      );
    const plan = planner({ choices: ['badly', 'well', 'so'], outcomes, grand: () => -3 });
    expect(plan.best(3, 5).choice).toBe('well');
  });
});

describe('the hands of bots', () => {
  const random = seeded(9);
  const crowd = [
    { face: 2, x: -90, y: 0, turn: 0 },
    { face: 3, x: 60, y: 20, turn: 0 },
    { face: 4, x: 70, y: 40, turn: 0 },
  ];

  test('no aim is beyond the limits of a hand', () => {
    for (let at = 0; at < 2000; at += 1) {
      const way = ways[at % ways.length];
      if (!way) throw new Error('there is no way to throw');
      const { x, y, vx, vy } = thrown(way, crowd, { place: 300, speed: 100 }, random);
      for (const place of [x, y]) expect(Math.abs(place)).toBeLessThanOrEqual(HAND_REACH);
      for (const speed of [vx, vy]) expect(Math.abs(speed)).toBeLessThanOrEqual(HAND_SPEED);
      expect([x, y, vx, vy].every(Number.isInteger)).toBe(true);
    }
  });

  test('the crowd is the die that others lie next to', () => {
    expect(placeOf('crowd', crowd)).toMatchObject({ x: 60, y: 20 });
    expect(placeOf('crowd', [])).toEqual({ x: 0, y: 0 });
  });

  test('repeated throws differ, and those of an easy bot differ more', () => {
    const opened = open(arena, ['Ann', 'Bo'], { rounds: 'single' }, given([0, 4]));
    if (!opened.ok) throw new Error(opened.refusal.code);
    const spread = (level: 'easy' | 'hard') => {
      const places = Array.from(
        { length: 200 },
        () => aimOf(botFor(arena, level).choose(opened.value.state, 0, random)).x,
      );
      return Math.max(...places) - Math.min(...places);
    };
    expect(spread('hard')).toBeGreaterThan(5);
    expect(spread('easy')).toBeGreaterThan(1.5 * spread('hard'));
  });
});

function aimOf(move: Move) {
  if (move.kind !== 'throw' || move.aim === null) throw new Error('nothing is thrown');
  return move.aim;
}

test('a bot stops only if it may, and never with a full arena', () => {
  const random = seeded(3);
  const state = (phase: State['phase'], lying: number): State => ({
    tournament: false,
    phase,
    active: 0,
    arena: Array.from({ length: lying }, (_, at) => ({ face: 2 + at, x: 40 * at - 80, y: 0, turn: 0 })),
    reserves: [5, 5],
    out: [],
    round: 0,
    starter: 0,
    points: [0, 0],
  });
  for (let lying = 0; lying <= 5; lying += 1)
    for (const level of ['easy', 'hard'] as const)
      expect(botFor(arena, level).choose(state('first', lying), 0, random).kind).toBe('throw');
  expect(botFor(arena, 'hard').choose(state('more', 5), 0, random).kind).toBe('throw');
  expect(botFor(arena, 'hard').choose(state('more', 1), 0, random).kind).toBe('stop');
});
