import { barsOf } from '../../../src/components/table/result/bars';

test('the bars of all seats have one scale, and the longest has the whole width', () => {
  const bars = barsOf([
    [
      { label: 'Red row', points: 30, colour: 'red' },
      { label: 'misses', points: -10 },
    ],
    [{ label: 'Red row', points: 10, colour: 'red' }],
  ]);
  expect(bars.map((parts) => parts.map(({ label, share }) => [label, share]))).toEqual([
    [
      ['Red row', 0.75],
      ['misses', 0.25],
    ],
    [['Red row', 0.25]],
  ]);
});

test('what was lost comes last, and nothing has no part', () => {
  const [parts] = barsOf([
    [
      { label: 'paid', points: -20 },
      { label: 'nothing', points: 0 },
      { label: 'begin', points: 50 },
    ],
  ]);
  expect(parts?.map(({ label, lost }) => [label, lost])).toEqual([
    ['begin', false],
    ['paid', true],
  ]);
});

test('a game in which nobody has a point has empty bars', () => {
  expect(barsOf([[], [{ label: 'nothing', points: 0 }]])).toEqual([[], []]);
});
