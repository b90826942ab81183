import {
  BOX_GAP,
  badgeSize,
  CARD_GAP,
  CARD_PADDING,
  layCards,
} from '../../../../src/components/games/sun-rows/board/layout';

const screens = [
  { width: 304, height: 568 },
  { width: 344, height: 740 },
  { width: 456, height: 360 },
  { width: 844, height: 800 },
  { width: 1000, height: 1366 },
];

describe.each(screens)('$width wide, on a screen $height high', ({ width, height }) => {
  test.each([2, 3, 5])(
    '%i cards lie side by side without scrolling, the longest row within its card',
    (cards) => {
      const { columns, width: card, box } = layCards(width, cards, height);
      expect(columns * (card + CARD_GAP) - CARD_GAP).toBeLessThanOrEqual(width);
      const row = 6 * (box + BOX_GAP) + badgeSize(box);
      expect(row).toBeLessThanOrEqual(card - 2 * CARD_PADDING);
    },
  );
});

test('a large screen has large boxes', () => {
  expect(layCards(1000, 2, 1366).box).toBeGreaterThan(1.8 * layCards(344, 2, 740).box);
});
