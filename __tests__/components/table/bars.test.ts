import { barsOf } from '../../../src/components/table/result/bars';

const gain = (points: number, label = 'gain') => ({ label, points });
const loss = (points: number) => ({ label: 'loss', points: -points });

/** Each part as label, beginning and end. */
const drawn = (bars: ReturnType<typeof barsOf>) =>
  bars.map((parts) => parts.map(({ label, from, share }) => [label, from, from + share]));

test('the bars of all seats have one scale, and the one that gained most has the whole width', () => {
  expect(drawn(barsOf([[gain(30, 'red'), gain(10, 'blue')], [gain(10)]]))).toEqual([
    [
      ['red', 0, 0.75],
      ['blue', 0.75, 1],
    ],
    [['gain', 0, 0.25]],
  ]);
});

test('what was lost makes no bar longer: it goes back from the end of the gains to the score', () => {
  expect(drawn(barsOf([[loss(10), gain(40), loss(10)], [gain(40)]]))).toEqual([
    [
      ['gain', 0, 1],
      ['loss', 0.75, 1],
      ['loss', 0.5, 0.75],
    ],
    [['gain', 0, 1]],
  ]);
});

test('a score below zero ends to the left of where all bars begin', () => {
  expect(drawn(barsOf([[gain(5), loss(15)], [gain(30)], [loss(10)]]))).toEqual([
    [
      ['gain', 0.25, 0.375],
      ['loss', 0, 0.375],
    ],
    [['gain', 0.25, 1]],
    [['loss', 0, 0.25]],
  ]);
});

test('what was lost comes last, so that it lies on top, and nothing has no part', () => {
  const [parts] = barsOf([[loss(20), gain(0, 'nothing'), gain(50)]]);
  expect(parts?.map(({ label, lost }) => [label, lost])).toEqual([
    ['gain', false],
    ['loss', true],
  ]);
});

test('a game in which nobody has a point has empty bars', () => {
  expect(barsOf([[], [gain(0)]])).toEqual([[], []]);
});
