import { apart, bandsOf, roomIn } from '../../../src/components/look-back/bands';

const curve = [
  { at: 0, shares: [0.25, 0.25, 0.5] },
  { at: 1, shares: [0.5, 0.25, 0.25] },
];

test('the bands of all seats fill the chart, with the chosen seat at the bottom', () => {
  const bands = bandsOf(curve, 1);
  expect(bands.map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(bands[0]).toEqual({ seat: 1, low: [0, 0], high: [0.25, 0.25] });
  expect(bands[1]?.low).toEqual(bands[0]?.high);
  expect(bands[2]?.high).toEqual([1, 1]);
});

test('a name is put where its band is high all along the name', () => {
  const band = { seat: 0, low: [0, 0, 0, 0], high: [1, 0.25, 0.5, 0.5] };
  expect(roomIn(band, 1)).toEqual({ at: 0, middle: 0.5, height: 1 });
  expect(roomIn(band, 2)).toEqual({ at: 2.5, middle: 0.25, height: 0.5 });
});

test('a band without room for a name has none', () => {
  expect(roomIn({ seat: 0, low: [0, 0.5], high: [0.25, 0.75] }, 2).height).toBe(0);
});

test('a name keeps away from what is taken', () => {
  const band = { seat: 0, low: [0, 0, 0, 0, 0], high: [1, 1, 1, 1, 1] };
  // A marker in the middle, a little below: above it there is the most room.
  const marker = { from: 1.5, to: 2.5, low: 0.2, high: 0.4 };
  expect(roomIn(band, 5, [marker])).toEqual({ at: 2, middle: 0.7, height: 0.6 });
  expect(roomIn(band, 2, [marker])).toEqual({ at: 0.5, middle: 0.5, height: 1 });
});

test('a marker that would lie on another one moves towards the middle', () => {
  const spots = [
    { x: 10, y: 90 },
    { x: 20, y: 85 },
    { x: 60, y: 85 },
  ];
  expect(apart(spots, 20, 100)).toEqual([
    { x: 10, y: 90 },
    { x: 20, y: 65 },
    { x: 60, y: 85 },
  ]);
});
