import {
  dice,
  diceReasons,
  drawOne,
  given,
  noted,
  numbers,
  patient,
  permutation,
  rolled,
  type Steps,
  shuffled,
} from '../../src/engine/chance';
import { commit, follow } from '../../src/engine/match';
import { seeded, type Uniform } from '../../src/engine/random';
import { accepted } from '../../src/engine/refusal';
import { settings } from './support/settings';
import { somePositions } from './support/walk';

/** A source with known numbers. It throws if a number is out of the requested range. */
function scripted(...values: readonly number[]): Uniform {
  const left = [...values];
  return (n) => {
    const value = left.shift();
    if (value === undefined || value >= n) throw new Error(`no number below ${n} is at hand`);
    return value;
  };
}

/**
 * The same for a shuffle, which has to request a number below n, then below n − 1, … down to 2, and no more.
 */
function scriptedShuffle(row: readonly number[]): Uniform {
  const numbersBelow = scripted(...row);
  let bound = row.length + 1;
  return (n) => {
    if (n !== bound) throw new Error(`a number below ${n} is asked for in place of ${bound}`);
    bound -= 1;
    return numbersBelow(n);
  };
}

/** All sequences of uniform numbers for a shuffle of n: below n, then below n − 1, … down to 2. */
function everyRow(n: number): readonly (readonly number[])[] {
  if (n < 2) return [[]];
  const rest = everyRow(n - 1);
  return Array.from({ length: n }, (_, value) => rest.map((row) => [value, ...row])).flat();
}

describe('draws', () => {
  test('dice fall between their lowest and highest number', () => {
    expect(dice(3).fall(scripted(0, 5, 2))).toEqual([1, 6, 3]);
    expect(numbers(2, 0, 3).fall(scripted(3, 0))).toEqual([3, 0]);
    expect(dice(0).fall(scripted())).toEqual([]);
    expect(dice(40)).toMatchObject({ size: 40 });
  });

  test('M6: a value that a die can’t show does not fit', () => {
    expect(dice(2).fits([1, 6])).toBe(true);
    for (const values of [
      [0, 1],
      [1, 7],
      [-1, 1],
      [3, 1e300],
    ])
      expect(dice(2).fits(values)).toBe(false);
  });

  test.each([3, 4, 5])('a shuffle of %i gives every order once, over all uniform numbers', (n) => {
    const orders = everyRow(n).map((row) => permutation(n).fall(scriptedShuffle(row)).join());
    const factorial = Array.from({ length: n }, (_, at) => at + 1).reduce(
      (product, each) => product * each,
      1,
    );
    expect(orders).toHaveLength(factorial);
    expect(new Set(orders).size).toBe(factorial);
    for (const order of orders)
      expect(order.split(',').sort().join()).toBe([1, 2, 3, 4, 5].slice(0, n).join());
  });

  test('M6: a shuffle holds each item once and no other', () => {
    const stack = shuffled([4, 7, 9]);
    expect(stack.size).toBe(3);
    expect(stack.fits([9, 4, 7])).toBe(true);
    for (const values of [
      [4, 4, 7],
      [4, 7, 8],
      [0, 4, 7],
    ])
      expect(stack.fits(values)).toBe(false);
    expect(shuffled([]).fall(scripted())).toEqual([]);
    // A second call returns the same: `fits` keeps no state.
    expect(stack.fits([9, 4, 7])).toBe(true);
  });

  test('one number', () => {
    expect(drawOne(rolled(scripted(2)), 5, 9)).toBe(7);
  });
});

describe('noted', () => {
  test('passes every value on and records it in order', () => {
    const chance = noted(rolled(scripted(0, 1, 2, 5)));
    expect(chance.draw(dice(2))).toEqual([1, 2]);
    expect(chance.draw(dice(0))).toEqual([]);
    expect(chance.draw(dice(2))).toEqual([3, 6]);
    expect(chance.values).toEqual([1, 2, 3, 6]);
  });
});

describe('given', () => {
  test('returns the values in order', () => {
    const chance = given([1, 2, 3]);
    expect(chance.draw(dice(2))).toEqual([1, 2]);
    expect(chance.draw(dice(1))).toEqual([3]);
    expect(chance.fault()).toBeNull();
  });

  test('no draw, no dice', () => {
    expect(given([]).fault()).toBeNull();
    const chance = given([]);
    expect(chance.draw(dice(0))).toEqual([]);
    expect(chance.fault()).toBeNull();
  });

  test('M5: too few', () => {
    const wanted = dice(2);
    const chance = given([1]);
    expect(wanted.fits(chance.draw(wanted))).toBe(true);
    expect(chance.fault()).toBe(diceReasons['too-few']);
  });

  test('M5: left over', () => {
    const chance = given([1, 2, 3]);
    chance.draw(dice(2));
    expect(chance.fault()).toBe(diceReasons['left-over']);
    expect(given([1]).fault()).toBe(diceReasons['left-over']);
  });

  test('M6: impossible', () => {
    for (const values of [
      [1, 7],
      [0, 1],
      [1, 1.5e300],
    ]) {
      const wanted = dice(2);
      const chance = given(values);
      expect(wanted.fits(chance.draw(wanted))).toBe(true);
      expect(chance.fault()).toBe(diceReasons.impossible);
    }
  });

  test('the first fault stays, and every later draw gets a possible result', () => {
    const chance = given([7, 1, 2, 3]);
    const faulty = dice(1);
    chance.draw(faulty);
    for (const what of [dice(2), permutation(5), numbers(3, 4, 9)]) {
      const fallen = chance.draw(what);
      expect(fallen).toHaveLength(what.size);
      expect(what.fits(fallen)).toBe(true);
    }
    expect(chance.fault()).toBe(diceReasons.impossible);
  });
});

describe('what was drawn', () => {
  test.each(settings)('$title: what a match noted leads to the same state', (setting) => {
    const { game } = setting;
    for (const match of somePositions(setting, 10)) {
      const seat = game.turn(match.state)[0];
      if (seat === undefined) continue;
      for (const move of game.moves(match.state, seat).slice(0, 3)) {
        const next = commit(match, seat, move, rolled(seeded(12)));
        const entry = next.ok ? next.value.log.at(-1) : undefined;
        if (!entry) throw new Error('a listed move is refused');
        expect(follow(game, match.state, entry)).toEqual(accepted(next.ok && next.value.state));
      }
    }
  });
});

describe('patient', () => {
  /** A draw that takes three steps. */
  const slow = {
    ...numbers(2, 0, 9),
    *slowly(): Steps {
      yield;
      yield;
      return [4, 5];
    },
  };
  const finished = (steps: Steps | null): readonly number[] => {
    for (;;) {
      const step = steps?.next();
      if (!step) throw new Error('nothing is falling');
      if (step.done) return step.value;
    }
  };

  test('a slow draw is computed by the caller, and earlier draws are made once', () => {
    const first = patient([], given([3]));
    expect(first.draw(numbers(1, 0, 9))).toEqual([3]);
    expect(slow.fits(first.draw(slow))).toBe(true);
    expect(dice(2).fits(first.draw(dice(2)))).toBe(true);
    expect(first.values).toEqual([3]);

    const again = patient([...first.values, ...finished(first.falling())], given([6, 6]));
    expect(again.draw(numbers(1, 0, 9))).toEqual([3]);
    expect(again.draw(slow)).toEqual([4, 5]);
    expect(again.draw(dice(2))).toEqual([6, 6]);
    expect(again.falling()).toBeNull();
    expect(again.values).toEqual([3, 4, 5, 6, 6]);
  });

  test('given dice that do not fit are replaced without a slow computation', () => {
    const chance = given([]);
    const neverFalls = { ...slow, fall: () => [] };
    expect(chance.draw(neverFalls)).toEqual([0, 0]);
    expect(chance.fault()).toBe(diceReasons['too-few']);
  });
});
