import { arena } from '../../src/engine/arena';
import { advice } from '../../src/engine/arena/advice';
import { placeOf } from '../../src/engine/arena/aiming';
import { aimAt } from '../../src/engine/arena/physics/styles';
import type { Move, State } from '../../src/engine/arena/state';
import { given } from '../../src/engine/chance';

const began = arena.start(2, { rounds: 'single' }, given([0, 4]));
const lying = [
  { face: 4, x: -70, y: 20, turn: 0 },
  { face: 5, x: -50, y: 30, turn: 0 },
  { face: 2, x: 60, y: -40, turn: 0 },
];
const spread: State = { ...began, arena: lying };
const hardAt = (mark: 'middle' | 'crowd'): Move => ({
  kind: 'throw',
  aim: aimAt('hard', placeOf(mark, lying)),
});

test('a throw at the crowd is told from one at the middle: it was measured apart', () => {
  expect(advice(spread, 0, hardAt('crowd')).facts.own).toEqual({ matches: 58, loses: 27 });
  expect(advice(spread, 0, hardAt('middle')).facts.own).toEqual({ matches: 27, loses: 58 });
  const firm: Move = { kind: 'throw', aim: aimAt('firm', placeOf('crowd', lying)) };
  expect(advice(spread, 0, firm).facts.hard).toEqual({ matches: 58, loses: 27 });
});

test.each([1, 2, 3])(
  'A7 with %i dice in reserve: who is said to throw the last die is out without a match',
  (dice) => {
    const state: State = { ...spread, reserves: [dice, 9] };
    const move = hardAt('crowd');
    const fates = [...lying, { face: 6, x: 0, y: 0, turn: 0 }].flatMap(({ face, x, y, turn }) => [
      face,
      x,
      y,
      turn,
    ]);
    const after = arena.play(state, 0, move, given([7, ...fates]));
    expect(after.arena).toHaveLength(4);
    expect(advice(state, 0, move).facts.last).toBe(after.out.includes(0));
  },
);
