import { compose } from '../../../src/components/table/frame/composition';

const FORMS = [
  { name: 'small phone', width: 360, height: 740, sideways: false, large: false },
  { name: 'phone', width: 390, height: 844, sideways: false, large: false },
  { name: 'phone sideways', width: 844, height: 390, sideways: true, large: false },
  { name: 'tablet', width: 1024, height: 1366, sideways: false, large: true },
  { name: 'tablet sideways', width: 1366, height: 1024, sideways: true, large: true },
  { name: 'desktop', width: 1440, height: 900, sideways: true, large: true },
];

test.each(FORMS)('$name: one group of a bounded width, larger type where there is room', (form) => {
  const { width, height } = form;
  const composed = compose({ width, height, text: 1, tray: true });
  expect([composed.sideways, composed.large]).toEqual([form.sideways, form.large]);
  expect(composed.type).toBe(form.large ? 1.3 : 1);
  expect(composed.group).toBeLessThanOrEqual(Math.min(width, 1280));
  // The board has the larger part of the width.
  if (form.sideways) expect(composed.column).toBeLessThan(composed.group * 0.4);
});

test.each([1, 2])(
  'a small phone keeps more than half of its height for the board, at %i × the text',
  (text) => {
    const { trayHeight } = compose({ width: 360, height: 740, text, tray: true });
    expect(trayHeight).toBeGreaterThanOrEqual(96);
    expect(trayHeight).toBeLessThan(740 * 0.16);
  },
);

test('without a tray the column beside the board is narrower', () => {
  const wide = { width: 1440, height: 900, text: 1 };
  expect(compose({ ...wide, tray: false }).column).toBeLessThan(compose({ ...wide, tray: true }).column);
});
