import { layoutOf, reach } from '../../../../src/components/games/lockout/board/layout';
import { touch } from '../../../../src/components/ui/theme/measures';

const ROOMS = [
  { name: 'small phone', width: 344, height: 430, sideways: false, large: false, text: 1 },
  { name: 'phone', width: 374, height: 530, sideways: false, large: false, text: 1 },
  { name: 'phone sideways', width: 558, height: 326, sideways: true, large: false, text: 1 },
  { name: 'tablet', width: 864, height: 900, sideways: false, large: true, text: 1 },
  { name: 'desktop', width: 834, height: 760, sideways: true, large: true, text: 1 },
];

describe.each(ROOMS)('$name', (room) => {
  test.each([2, 5])('with %i seats all sheets fit, and numbers can be read', (seats) => {
    const { others, othersWidth, glance, gap, sheet, measures } = layoutOf(room, seats);
    const { cell, tab, padding, row, font } = measures;
    const beside = others === 'beside';
    expect(sheet + (beside ? othersWidth + gap : 0)).toBeLessThanOrEqual(room.width);
    expect(4 * row + (beside ? 0 : glance + gap)).toBeLessThanOrEqual(room.height);
    if (beside) expect((seats - 1) * (glance + 6) - 6).toBeLessThanOrEqual(room.height);
    expect(tab + 12 * cell + 2 * padding).toBeCloseTo(sheet);
    expect(row).toBeGreaterThanOrEqual(touch);
    expect(font).toBeGreaterThanOrEqual(room.large ? 20 : 16);
    // The width of two digits in tabular figures.
    expect(font * 1.25).toBeLessThanOrEqual(cell);
  });
});

test('in a tight room the small sheets give way, as far as they can be read', () => {
  const glanceAt = (height: number) =>
    layoutOf({ width: 344, height, sideways: false, large: false, text: 1 }, 2).glance;
  expect(glanceAt(500)).toBe(95);
  expect(glanceAt(364)).toBe(84);
  expect(glanceAt(350)).toBe(70);
  // Here the board has to scroll anyway.
  expect(glanceAt(300)).toBe(84);
});

describe('the touch target of a legal number', () => {
  const narrow = 24;

  test('alone: a full touch target, evenly', () => {
    expect(reach(narrow, false, false)).toEqual([10, 10]);
  });

  test('beside another legal one: still a touch target, all of it on the other side', () => {
    expect(reach(narrow, true, false)).toEqual([0, 20]);
    expect(reach(narrow, false, true)).toEqual([20, 0]);
  });

  test('between two others, or if it is wide enough: its own width', () => {
    expect(reach(narrow, true, true)).toEqual([0, 0]);
    expect(reach(60, false, false)).toEqual([0, 0]);
  });
});
