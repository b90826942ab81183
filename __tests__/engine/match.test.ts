import { diceReasons, given, rolled } from '../../src/engine/chance';
import { lockout } from '../../src/engine/lockout';
import { checkOpening, commit, follow, followOpening, matchReasons, open, why } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';
import { freeze } from './support/freeze';

const NAMES = ['Ann', 'Bo'];
const begun = open(lockout, NAMES, {}, given([1]));
if (!begun.ok) throw new Error('the opening is refused');
const match = freeze(begun.value);
const ROLL = { kind: 'roll' } as const;
const PASS = { kind: 'pass' } as const;
const FALLEN = [1, 4, 6, 2, 3, 5];

describe('opening', () => {
  test('notes what chance gave for the start', () => {
    expect(match.opening).toEqual({ options: {}, names: NAMES, start: [1] });
    expect(match.log).toEqual([]);
    expect(lockout.turn(match.state)).toEqual([1]);
  });

  test('M1: one seat, or six, is refused', () => {
    const refusal = { ...matchReasons.seats, values: { min: 2, max: 5 } };
    for (const seats of [0, 1, 6, 100]) expect(checkOpening(lockout, seats, {})).toEqual(refusal);
    const alone = open(lockout, ['Ann'], {}, rolled(seeded(1)));
    expect(alone).toEqual({ ok: false, refusal });
    expect(followOpening(lockout, { options: {}, names: ['Ann'], start: [0] })).toEqual({
      ok: false,
      refusal,
    });
  });

  test('M5, M6: its start is held to what was drawn', () => {
    const start = (values: readonly number[]) => {
      const first = followOpening(lockout, { options: {}, names: NAMES, start: values });
      return first.ok ? first.value : first.refusal;
    };
    expect(start([1])).toEqual(match.state);
    expect(start([])).toBe(diceReasons['too-few']);
    expect(start([1, 0])).toBe(diceReasons['left-over']);
    expect(start([2])).toBe(diceReasons.impossible);
    expect(start([-1])).toBe(diceReasons.impossible);
  });
});

describe('a move', () => {
  test('is noted with its dice; the match before it stays', () => {
    const next = commit(match, 1, ROLL, given(FALLEN));
    if (!next.ok) throw new Error(next.refusal.code);
    expect(next.value.log).toEqual([{ seat: 1, move: ROLL, dice: FALLEN }]);
    expect(next.value.opening).toBe(match.opening);
    expect(match.log).toEqual([]);
    expect(lockout.turn(match.state)).toEqual([1]);
  });

  test('M3: is for a seat in turn', () => {
    for (const seat of [0, 2, -1]) {
      expect(why(lockout, match.state, seat, ROLL)).toBe(matchReasons['wrong-seat']);
      const next = commit(match, seat, ROLL, rolled(seeded(1)));
      expect(next.ok ? next.value : next.refusal).toBe(matchReasons['wrong-seat']);
    }
  });

  test('the seat is asked about before the move, the move before the dice', () => {
    const follows = (seat: number, move: typeof ROLL | typeof PASS, dice: readonly number[]) => {
      const next = follow(lockout, match.state, { seat, move, dice });
      return next.ok ? 'follows' : next.refusal;
    };
    expect(follows(0, PASS, [9])).toBe(matchReasons['wrong-seat']);
    expect(follows(1, PASS, [9])).toBe(lockout.reasons['roll-first']);
    expect(follows(1, ROLL, [9])).toBe(diceReasons['too-few']);
    expect(follows(1, ROLL, [...FALLEN.slice(1), 9])).toBe(diceReasons.impossible);
    expect(follows(1, ROLL, [...FALLEN, 1])).toBe(diceReasons['left-over']);
    expect(follows(1, ROLL, FALLEN)).toBe('follows');
  });

  test('M3: several in turn move in any order', () => {
    const rolledOnce = follow(lockout, match.state, { seat: 1, move: ROLL, dice: FALLEN });
    if (!rolledOnce.ok) throw new Error(rolledOnce.refusal.code);
    expect(lockout.turn(rolledOnce.value)).toEqual([0, 1]);
    const both = [
      [0, 1],
      [1, 0],
    ].map((order) =>
      order.reduce((state, seat) => {
        const next = follow(lockout, state, { seat, move: PASS, dice: [] });
        if (!next.ok) throw new Error(next.refusal.code);
        return next.value;
      }, rolledOnce.value),
    );
    expect(both[0]).toEqual(both[1]);
  });
});

test('M2: after the end everything is refused', () => {
  const state = { ...match.state, phase: 'over' } as const;
  for (const seat of [0, 1, 2]) expect(why(lockout, state, seat, ROLL)).toBe(matchReasons.over);
});
