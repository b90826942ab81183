import { causesOf, settled } from '../../../src/components/look-back/causes';
import { curveStory } from '../../../src/components/look-back/story';
import { causeSentences } from '../../../src/components/look-back/words';
import { say } from '../../support/played';

/** A curve of two seats, from the chances of the first, which end with its result. */
const curveOf = (...shares: readonly number[]) =>
  shares.map((share, at) => ({ at, shares: [share, 1 - share] }));
const times = (count: number, share: number) => Array.from({ length: count }, () => share);

test('who was ahead nearly all the time is said so, by who won and by who lost', () => {
  const curve = curveOf(0.5, ...times(18, 0.7), 1);
  expect(curveStory(curve, 0)).toEqual({ kind: 'steady', won: true, nearly: true });
  expect(curveStory(curve, 1)).toEqual({ kind: 'steady', won: false, nearly: true });
});

test('a short lead of who lost is not made a story of', () => {
  const curve = curveOf(...times(12, 0.3), 0.6, ...times(5, 0.3), 0);
  expect(curveStory(curve, 0)).toEqual({ kind: 'steady', won: false, nearly: true });
});

test('who won came past at a place, after the other was ahead', () => {
  const curve = curveOf(...times(14, 0.7), ...times(5, 0.2), 0);
  const turned = { kind: 'turned', before: 'behind', at: 14, when: 'late' } as const;
  expect(curveStory(curve, 0)).toEqual({ ...turned, won: false });
  expect(curveStory(curve, 1)).toEqual({ ...turned, won: true });
});

test('after a close game the last move may decide', () => {
  expect(curveStory(curveOf(...times(20, 0.5), 1), 0)).toEqual({
    kind: 'turned',
    won: true,
    before: 'close',
    at: 20,
    when: 'end',
  });
});

test('a shared first place is a tie', () => {
  expect(curveStory(curveOf(...times(20, 0.7), 0.5), 0)).toEqual({ kind: 'tie' });
});

describe('what decided a game', () => {
  const careful = { luck: -0.1, error: 0.1, errors: 2 };
  const careless = { luck: 0.1, error: 0.7, errors: 9 };

  test('is compared with the other seat, and adds up to the result', () => {
    const { dice, decisions } = causesOf(settled([careful, careless], [1, 0]), [1, 0], 0, 1);
    expect(dice).toBeCloseTo(-0.1);
    expect(decisions).toBeCloseTo(0.6);
    const theirs = causesOf(settled([careful, careless], [1, 0]), [1, 0], 1, 0);
    expect(theirs.dice).toBeCloseTo(0.1);
    expect(theirs.decisions).toBeCloseTo(-0.6);
  });

  test('never contradicts the result: what is left unexplained is shared between dice and decisions', () => {
    const unlucky = { luck: -0.9, error: 0.1, errors: 2 };
    const lucky = { luck: 0.9, error: 0.7, errors: 9 };
    const { dice, decisions } = causesOf(settled([unlucky, lucky], [1, 0]), [1, 0], 0, 1);
    expect(dice).toBeCloseTo(-0.5);
    expect(decisions).toBeCloseTo(1);
    expect(dice + decisions).toBeCloseTo(0.5);
  });

  test('is compared with the winner, or with all others', () => {
    // Who gives away .6 gives .3 to each of two others.
    const sums = [careful, { luck: 0, error: 0.4, errors: 1 }, { luck: 0.1, error: 0.1, errors: 0 }];
    const ends = [0, 0, 1];
    for (const against of [2, null]) {
      const { dice, decisions } = causesOf(settled(sums, ends), ends, 0, against);
      expect(dice).toBeLessThan(0);
      expect(dice + decisions).toBeCloseTo(against === 2 ? -0.5 : -0.25);
    }
  });
});

test('what explains the result is said first, and that nothing does if so', () => {
  const who = { seat: 0, name: 'Ada', you: true, rival: 'Ben' };
  const told = (dice: number, decisions: number, won: boolean) =>
    causeSentences({ dice, decisions }, won, who, 'Ben', say);
  expect(told(0.3, -0.1, true)).toEqual(['The dice helped you.', 'Ben decided a little better.']);
  expect(told(-0.1, 0.3, true)).toEqual(['You decided better.', 'The dice helped Ben a little.']);
  expect(told(0.3, -0.1, false)).toEqual(['Ben decided a little better.', 'The dice helped you.']);
  expect(told(0.01, 0.3, false)).toEqual([
    'Many small things decided the game.',
    'Nobody had much more luck with the dice. You decided better.',
  ]);
});
