import { layMiddle, type Place } from '../../../src/components/table/middle/places';

const windows = [
  { width: 1024, height: 1366 },
  { width: 1366, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const cases = windows.flatMap((window) =>
  [2, 3, 4, 5, 6].map((count) => [count, window.width, window.height] as const),
);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a plate covers once it is turned. */
function boxOf({ x, y, width, height, turn }: Place): Box {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  return { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(cases)('%i plates around a table of %i × %i', (count, width, height) => {
  const depth = Math.min(width, height) < 600 ? 74 : 196;
  const { places, centre } = layMiddle(count, { width, height, depth, corner: 54 });
  const boxes = places.map(boxOf);

  test('each seat has one, and none covers another, the middle, or a corner with a button', () => {
    expect(places).toHaveLength(count);
    const middle = {
      left: centre.left,
      top: centre.top,
      right: centre.left + centre.width,
      bottom: centre.top + centre.height,
    };
    const button = { left: 0, top: height - 44, right: 44, bottom: height };
    const other = { ...button, left: width - 44, right: width };
    boxes.forEach((box, at) => {
      for (const each of [...boxes.slice(at + 1), middle, button, other])
        expect(overlap(box, each)).toBe(false);
      expect(Math.min(box.left, box.top, width - box.right, height - box.bottom)).toBeGreaterThanOrEqual(0);
    });
    expect(centre.height).toBeGreaterThan(height / 3);
  });

  test('they follow each other clockwise, and each is read from its own edge', () => {
    // Clockwise from the middle of the lower edge, in turns.
    const angles = places.map(({ x, y }) => {
      const angle = Math.atan2(x - width / 2, y - height / 2) / (2 * Math.PI);
      return -angle;
    });
    const first = angles[0] ?? 0;
    const steps = angles.map((angle) => (((angle - first) % 1) + 1) % 1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    for (const { turn, x, y } of places) {
      if (turn === 0) expect(y).toBeGreaterThan(height / 2);
      if (turn === 90) expect(x).toBeLessThan(width / 2);
      if (turn === 180) expect(y).toBeLessThan(height / 2);
      if (turn === 270) expect(x).toBeGreaterThan(width / 2);
    }
  });
});
