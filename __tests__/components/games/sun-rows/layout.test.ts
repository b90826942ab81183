import {
  BOX_GAP,
  CARD_GAP,
  CARD_PADDING,
  layBoard,
  layCards,
} from '../../../../src/components/games/sun-rows/board/layout';

/** The rooms of boards: small phone, phone, phone sideways, tablet, desktop. */
const rooms = [
  { width: 344, height: 430, large: false },
  { width: 374, height: 530, large: false },
  { width: 570, height: 326, large: false },
  { width: 864, height: 900, large: true },
  { width: 840, height: 800, large: true },
];

describe.each(rooms)('a room of $width × $height', (room) => {
  test.each([2, 3, 5])('%i cards fit, the longest row within its card', (cards) => {
    const { main } = layBoard({ ...room, text: 1, open: false, owned: false });
    const { columns, width, box, badge } = layCards(cards, { ...room, height: main });
    const ranks = Math.ceil(cards / columns);
    expect(columns * (width + CARD_GAP) - CARD_GAP).toBeLessThanOrEqual(room.width);
    expect(6 * (box + BOX_GAP) + badge).toBeLessThanOrEqual(width - 2 * CARD_PADDING);
    const high = 5 * box + 4 * BOX_GAP + 2 * CARD_PADDING;
    expect(ranks * high + (ranks - 1) * CARD_GAP).toBeLessThanOrEqual(main);
  });
});

test('two cards on an upright phone lie one below the other, where their boxes are larger', () => {
  const { columns, box } = layCards(2, { width: 374, height: 400 });
  expect(columns).toBe(1);
  expect(box).toBeGreaterThan(26);
});

test('a large screen has large boxes', () => {
  const large = layCards(2, { width: 864, height: 700, large: true }).box;
  expect(large).toBeGreaterThan(1.6 * layCards(2, { width: 374, height: 400 }).box);
});
