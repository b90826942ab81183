import { layoutOf, reach } from '../../../../src/components/games/lockout/board/layout';
import { touch } from '../../../../src/components/ui/theme/measures';

const SCREENS = [
  { name: 'phone upright', window: { width: 360, height: 740 }, board: 344 },
  { name: 'phone sideways', window: { width: 740, height: 360 }, board: 458 },
  { name: 'tablet', window: { width: 1024, height: 1366 }, board: 944 },
  { name: 'browser', window: { width: 1280, height: 800 }, board: 844 },
];

test.each(SCREENS)('$name: the sheet and the others fit, and numbers can be read', ({ window, board }) => {
  const { sheet, beside, column, gap, measures } = layoutOf(board, window);
  const { cell, tab, padding, row, font } = measures;
  expect(sheet + (beside ? column + gap : 0)).toBeLessThanOrEqual(board);
  expect(tab + 12 * cell + 2 * padding).toBeCloseTo(sheet);
  expect(row).toBeGreaterThanOrEqual(touch);
  expect(font).toBeGreaterThanOrEqual(14);
  // The width of two digits in tabular figures.
  expect(font * 1.25).toBeLessThanOrEqual(cell);
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
