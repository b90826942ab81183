import { layOut } from '../../../src/components/dice/motion/layout';

const trays = [
  { count: 5, width: 342, height: 140 },
  { count: 6, width: 942, height: 242 },
  { count: 6, width: 402, height: 302 },
  { count: 31, width: 372, height: 402 },
  { count: 31, width: 942, height: 242 },
];

it.each(trays)(
  '$count dice lie within $width by $height, apart from each other',
  ({ count, width, height }) => {
    const { size, places } = layOut(count, width, height);
    expect(places).toHaveLength(count);
    places.forEach(({ x, y }, at) => {
      expect(Math.min(x, width - x)).toBeGreaterThan(size / 2);
      expect(Math.min(y, height - y)).toBeGreaterThan(size / 2);
      for (const other of places.slice(at + 1)) {
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(size * 1.2);
      }
    });
  },
);

it('makes dice larger where there is room for it', () => {
  const phone = layOut(5, 342, 140).size;
  expect(layOut(5, 942, 302).size).toBeGreaterThan(phone * 1.4);
  expect(layOut(5, 402, 302).size).toBeGreaterThan(phone * 1.4);
});
