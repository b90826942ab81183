/** How cards lie: so many side by side, each so wide, with boxes of one size. In points. */
export interface CardLayout {
  readonly columns: number;
  readonly width: number;
  readonly box: number;
}

export const CARD_GAP = 8;
export const CARD_PADDING = 8;
export const BOX_GAP = 2;

/** As long as a row can be, on any card. */
const MOST_BOXES = 6;
const NARROWEST = 132;
const WIDEST = 400;
const SMALLEST_BOX = 9;

/** A row's points stand at its end; they are never smaller than can be read. */
export const badgeSize = (box: number): number => Math.max(20, box + 2);

/** All cards within the width, their boxes as large as a screen of this height has room for. */
export function layCards(width: number, cards: number, height: number, narrowest = NARROWEST): CardLayout {
  const fitting = Math.floor((width + CARD_GAP) / (narrowest + CARD_GAP));
  const columns = Math.max(1, Math.min(cards, Math.max(2, fitting)));
  const each = Math.min(WIDEST, Math.floor((width - CARD_GAP * (columns - 1)) / columns));
  return { columns, width: each, box: boxSize(each, mostBox(height, Math.ceil(cards / columns))) };
}

/** The tray and the buttons need the rest of the screen. */
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
