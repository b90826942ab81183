import { arena } from '../../src/engine/arena';
import { overlap, wholeOnFloor } from '../../src/engine/arena/floor';
import { cosine, sine, UNIT } from '../../src/engine/arena/sines';
import type { Die } from '../../src/engine/arena/state';
import { facesIn, midGame, table, tableAfter, toss } from './support/arena';
import { judged, movesOf, played, refusal } from './support/play-record';

/** Returns a table with these dice in the arena. */
const lying = (...dice: readonly Omit<Die, 'face'>[]) =>
  midGame([], [5, 5], { arena: dice.map((die, at) => ({ ...die, face: 2 + at })) });

const at = (x: number, y: number, turn = 0) => ({ x, y, turn });

describe('regrouping', () => {
  test('A3 a die is slid and turned, and its face stays', () => {
    const state = played(arena, midGame([2, 3], [5, 5]), ['0: regroup 2 10 -5 30']);
    expect(state.arena[1]).toEqual({ face: 3, x: 10, y: -5, turn: 30 });
    expect(state.arena[0]).toEqual(midGame([2, 3], [5, 5]).arena[0]);
    expect(state.reserves).toEqual([5, 5]);
  });

  test('A3 it is legal whenever throwing is: before the first throw, between throws, again and again', () => {
    const before = tableAfter(table(), ['0: regroup 1 10 0 0', '0: regroup 1 20 0 45', '0: regroup 1 0 0 0']);
    expect(arena.turn(before)).toEqual([0]);
    const between = played(arena, before, [toss(0, 4, 5), '0: regroup 2 0 50 10', '0: regroup 1 60 0 0']);
    expect(movesOf(arena, between, 0)).toEqual(['throw', 'stop']);
    expect(facesIn(between)).toEqual([4, 5]);
  });

  test('A3 only the thrower regroups', () => {
    expect(refusal(arena, tableAfter(table()), '1: regroup 1 10 0 0')).toBe('match.wrong-seat');
  });

  test('A3 nothing is thrown for it', () => {
    expect(refusal(arena, tableAfter(table()), '0: regroup 1 10 0 0 [1]')).toBe('dice.left-over');
  });

  test('A3 only a die that lies in the arena is moved', () => {
    expect(refusal(arena, tableAfter(table()), '0: regroup 2 10 0 0')).toBe('arena.no-such-die');
    expect(refusal(arena, midGame([], [5, 5]), '0: regroup 1 0 0 0')).toBe('arena.no-such-die');
    expect(refusal(arena, tableAfter(table()), '0: regroup 1 10 0 0')).toBeNull();
  });

  test('A3 a die may stay where it is, or turn on the spot', () => {
    const state = lying(at(0, 0), at(16, 0));
    expect(refusal(arena, state, '0: regroup 1 0 0 0')).toBeNull();
    expect(refusal(arena, state, '0: regroup 1 0 0 90')).toBeNull();
  });

  test('A3 `moves` does not list regroupings', () => {
    expect(movesOf(arena, midGame([2, 3], [5, 5]), 0)).toEqual(['throw']);
  });
});

describe('dice side by side', () => {
  const beside = (x: number, y: number, turn = 0) =>
    refusal(arena, lying(at(0, 0), at(60, 0)), `0: regroup 2 ${x} ${y} ${turn}`);

  test.each([0, 90, 180, 270])('A3 turned by %i° they touch at 16 mm and overlap at 15', (turn) => {
    expect(beside(16, 0, turn)).toBeNull();
    expect(beside(0, -16, turn)).toBeNull();
    expect(beside(16, 7, turn)).toBeNull();
    expect(beside(16, 16, turn)).toBeNull();
    expect(beside(15, 0, turn)).toBe('arena.overlap');
    expect(beside(0, -15, turn)).toBe('arena.overlap');
    expect(beside(15, 15, turn)).toBe('arena.overlap');
  });

  test('A3 not on top of each other', () => {
    expect(beside(0, 0)).toBe('arena.overlap');
    expect(beside(0, 0, 45)).toBe('arena.overlap');
  });

  test('A3 the corner of a turned die counts, and so does its edge', () => {
    // Turned by 45°, the corner is 8 √2 = 11.3 mm from the middle: with the other's 8 mm, 19.3.
    for (const turn of [45, 135, 225, 315]) {
      expect(beside(19, 0, turn)).toBe('arena.overlap');
      expect(beside(20, 0, turn)).toBeNull();
      // Corner to corner: along the diagonal it lies with its edge, 8 mm, to the other's corner, 11.3.
      expect(beside(13, 13, turn)).toBe('arena.overlap');
      expect(beside(14, 14, turn)).toBeNull();
    }
  });

  test('A3 two dice turned alike touch along their own edges', () => {
    // 32 mm up is 16 mm off the edge of a die turned by 30°, whose sine is one half exactly.
    const state = lying(at(0, 0, 30), at(60, 60));
    expect(refusal(arena, state, '0: regroup 2 0 32 30')).toBeNull();
    expect(refusal(arena, lying(at(0, 0, 30), at(60, 60)), '0: regroup 2 0 18 30')).toBe('arena.overlap');
    // 45°: (x + y) / √2 must reach 16, so 11 and 11 are too close and 12 and 11 are enough.
    const turned = lying(at(0, 0, 45), at(60, 60));
    expect(refusal(arena, turned, '0: regroup 2 11 11 45')).toBe('arena.overlap');
    expect(refusal(arena, turned, '0: regroup 2 12 11 45')).toBeNull();
  });

  test('A3 every other die counts', () => {
    const state = lying(at(0, 0), at(40, 0), at(80, 0));
    expect(refusal(arena, state, '0: regroup 3 30 0 0')).toBe('arena.overlap');
    expect(refusal(arena, state, '0: regroup 3 10 0 0')).toBe('arena.overlap');
    expect(refusal(arena, state, '0: regroup 3 20 0 0')).toBeNull();
    expect(refusal(arena, state, '0: regroup 2 79 15 0')).toBe('arena.overlap');
  });

  test('A3 other dice that overlap by their fates do not matter', () => {
    const state = lying(at(0, 0), at(3, 3, 20), at(60, 0));
    expect(refusal(arena, state, '0: regroup 3 60 30 0')).toBeNull();
    expect(refusal(arena, state, '0: regroup 1 50 0 0')).toBe('arena.overlap');
    expect(refusal(arena, state, '0: regroup 1 -40 0 0')).toBeNull();
  });

  test('A3 judged the same from either die, and by quarter turns', () => {
    for (let turn = 0; turn < 360; turn += 7)
      for (let x = 10; x < 24; x += 1) {
        const [a, b] = [at(0, 0, turn), at(x, 5, (turn * 5) % 360)];
        expect(overlap(a, b)).toBe(overlap(b, a));
        expect(overlap({ ...a, turn: (turn + 90) % 360 }, b)).toBe(overlap(a, b));
      }
  });

  test('A3 judged as geometry has it, to the hundredth of a millimetre', () => {
    const corners = ({ x, y, turn }: Omit<Die, 'face'>, half: number) =>
      [45, 135, 225, 315].map((corner) => {
        const angle = ((turn + corner) * Math.PI) / 180;
        return [x + half * Math.SQRT2 * Math.cos(angle), y + half * Math.SQRT2 * Math.sin(angle)] as const;
      });
    /** Squares of this half edge, apart along an edge of one of them. */
    const apart = (a: Omit<Die, 'face'>, b: Omit<Die, 'face'>, half: number) =>
      [a.turn, a.turn + 90, b.turn, b.turn + 90].some((axis) => {
        const along = ([x, y]: readonly [number, number]) =>
          x * Math.cos((axis * Math.PI) / 180) + y * Math.sin((axis * Math.PI) / 180);
        const [first, second] = [corners(a, half).map(along), corners(b, half).map(along)];
        return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first);
      });
    let touching = 0;
    for (let turn = 0; turn < 90; turn += 1)
      for (let x = 0; x < 24; x += 1)
        for (const y of [0, 4, 9, 15]) {
          const [a, b] = [at(0, 0, 17), at(x, y, turn)];
          // If a hundredth of a millimetre decides, both answers are fine.
          if (apart(a, b, 8 + 0.01) === apart(a, b, 8 - 0.01)) expect(overlap(a, b)).toBe(!apart(a, b, 8));
          else touching += 1;
        }
    expect(touching).toBeLessThan(50);
  });
});

describe('the floor', () => {
  const move = (x: number, y: number, turn = 0) =>
    refusal(arena, lying(at(0, 0)), `0: regroup 1 ${x} ${y} ${turn}`);

  test('A3 A9 the floor is an oval of 260 by 180 mm, and a die stays on it whole', () => {
    // A die's corners are 8 mm off: at x = 121 they touch 129.5 and are still within the oval.
    expect(move(121, 0)).toBeNull();
    expect(move(122, 0)).toBe('arena.off-the-floor');
    expect(move(-121, 0)).toBeNull();
    expect(move(-122, 0)).toBe('arena.off-the-floor');
    expect(move(0, 81)).toBeNull();
    expect(move(0, 82)).toBe('arena.off-the-floor');
    expect(move(0, -81)).toBeNull();
    expect(move(0, -82)).toBe('arena.off-the-floor');
  });

  test('A9 a turned die reaches further', () => {
    expect(move(118, 0, 45)).toBeNull();
    expect(move(119, 0, 45)).toBe('arena.off-the-floor');
    expect(move(0, 78, 45)).toBeNull();
    expect(move(0, 79, 45)).toBe('arena.off-the-floor');
  });

  test('A9 all four corners count', () => {
    for (const [signX, signY] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      expect(move(80 * signX, 56 * signY)).toBeNull();
      expect(move(84 * signX, 56 * signY)).toBe('arena.off-the-floor');
    }
  });

  test('A9 a corner on the very edge is on the floor', () => {
    // x² / 130² + y² / 90² = 1 at (78, 72): 0.6² + 0.8² = 1.
    expect(wholeOnFloor(at(70, 64))).toBe(true);
    expect(wholeOnFloor(at(71, 64))).toBe(false);
    expect(wholeOnFloor(at(70, 65))).toBe(false);
  });

  test('A9 far off is off the floor too', () => {
    expect(move(20_000, 0)).toBe('arena.off-the-floor');
    expect(move(99_999, -99_999)).toBe('arena.off-the-floor');
  });

  test('A9 off the floor is said before overlapping', () => {
    expect(refusal(arena, lying(at(121, 0), at(0, 0)), '0: regroup 2 125 0 0')).toBe('arena.off-the-floor');
  });

  test('A9 the sines are a table of whole numbers, right to half a ten-thousandth', () => {
    for (let turn = -360; turn <= 720; turn += 1) {
      expect(Number.isInteger(sine(turn))).toBe(true);
      expect(Math.abs(sine(turn) / UNIT - Math.sin((turn * Math.PI) / 180))).toBeLessThan(0.5001 / UNIT);
      expect(Math.abs(cosine(turn) / UNIT - Math.cos((turn * Math.PI) / 180))).toBeLessThan(0.5001 / UNIT);
    }
  });
});

test.each([
  'regroup 0 0 0 0',
  'regroup 32 0 0 0',
  'regroup 1 0 0 360',
  'regroup 1 0 0 -1',
  'regroup 1 0 0',
  'regroup 1 00 0 0',
  'regroup 1 -0 0 0',
  'regroup 01 0 0 0',
  'regroup 1 1.5 0 0',
  'regroup 1  0 0 0',
  'regroup',
  'throw 0 0 0',
  'throw 0 0 0 0 0',
  'throw 0 0 0 00',
  'throw +1 0 0 0',
  'throw 0 0 0 1e3',
  'Throw',
  'stop 1',
  'pass',
  '',
])('M4 %j is not a move', (text) => {
  expect(judged('arena', table(), [`0: ${text}`])).toMatchObject({ at: 0, reason: 'match.unknown-move' });
});
