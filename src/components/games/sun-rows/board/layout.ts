/** The measures of the cards: cards in a line, the width of a card, and the size of its boxes. In points. */
export interface CardLayout {
  readonly columns: number;
  readonly width: number;
  readonly box: number;
}

export const CARD_GAP = 8;
export const CARD_PADDING = 8;
export const BOX_GAP = 2;

/** The longest row of any card. */
const MOST_BOXES = 6;
const NARROWEST = 132;
const WIDEST = 400;
const SMALLEST_BOX = 9;

/** The size of the points at the end of a row. They never become too small to read. */
export const badgeSize = (box: number): number => Math.max(20, box + 2);

/** Fits all cards into the width. The boxes are as large as the height of the screen allows. */
export function layCards(width: number, cards: number, height: number, narrowest = NARROWEST): CardLayout {
  const fitting = Math.floor((width + CARD_GAP) / (narrowest + CARD_GAP));
  const columns = Math.max(1, Math.min(cards, Math.max(2, fitting)));
  const each = Math.min(WIDEST, Math.floor((width - CARD_GAP * (columns - 1)) / columns));
  return { columns, width: each, box: boxSize(each, mostBox(height, Math.ceil(cards / columns))) };
}

/** The part of the height that cards may use. The tray and the actions need the rest. */
const SHARE = 0.45;
const CARD_HEAD = 50;
const USUAL_ROWS = 5;

function mostBox(height: number, ranks: number): number {
  const row = ((height * SHARE) / ranks - CARD_HEAD) / USUAL_ROWS;
  return Math.max(15, Math.min(44, Math.floor(row) - 4));
}

function boxSize(card: number, most: number): number {
  for (let box = most; box > SMALLEST_BOX; box -= 1) {
    const row = MOST_BOXES * (box + BOX_GAP) + badgeSize(box);
    if (row <= card - 2 * CARD_PADDING) return box;
  }
  return SMALLEST_BOX;
}
