/** The measures of cards that lie together, in points. */
export interface CardLayout {
  readonly columns: number;
  readonly width: number;
  readonly box: number;
  /** The space between two rows of a card. */
  readonly gap: number;
  /** The progress stands beside the rows, not above them. */
  readonly aside: boolean;
  /** The size of the points at the end of a row. They never become too small to read. */
  readonly badge: number;
}

export const CARD_GAP = 8;
export const CARD_PADDING = 8;
export const BOX_GAP = 2;

/** The longest row of any card, and the usual number of rows. */
const MOST_BOXES = 6;
const USUAL_ROWS = 5;
const WIDEST = 560;
const LARGEST_BOX = 60;
const CLEARLY = 0.85;
const SMALLEST_BOX = 9;
/** The same for who enlarges text: rather let the board scroll. */
const SMALLEST_ENLARGED = 16;
const ENLARGED = 1.5;
const SMALLEST_BADGE = 26;
const HEAD = 28;
/** The width of a progress that stands beside the rows. */
const ASIDE = 84;
const LARGEST_GAP = 12;

export interface CardRoom {
  readonly width: number;
  readonly height: number;
  readonly large?: boolean;
  /** The factor by which the player enlarges text. */
  readonly text?: number;
  /** Whether the cards show their progress. */
  readonly headed?: boolean;
}

/** Lays out cards in as many columns as make their boxes large. */
export function layCards(cards: number, room: CardRoom): CardLayout {
  const all = Array.from({ length: Math.max(1, cards) }, (_, at) => layIn(at + 1, cards, room));
  // Cards side by side are easier to compare, so another line must make the boxes clearly larger.
  const [, layout] = all.reduce((best, next) => (next[0] >= best[0] * CLEARLY ? next : best));
  return layout;
}

/** The layout in so many columns, and the size that its boxes could have. */
function layIn(columns: number, cards: number, room: CardRoom): readonly [number, CardLayout] {
  const { width, height, large = false, text = 1, headed = true } = room;
  const ranks = Math.ceil(Math.max(1, cards) / columns);
  const scale = large ? 1.3 : 1;
  const each = Math.min(WIDEST * scale, Math.floor((width - CARD_GAP * (columns - 1)) / columns));
  const high = (height - CARD_GAP * (ranks - 1)) / ranks;
  const aside = headed && columns === 1 && ranks > 1 && each >= high * 1.6;
  const head = headed && !aside ? HEAD * scale * Math.min(text, 1.4) : 0;
  const inside = each - 2 * CARD_PADDING - (aside ? ASIDE * scale * Math.min(text, 1.5) : 0);
  const line = (high - 2 * CARD_PADDING - head + BOX_GAP) / USUAL_ROWS;
  const least = Math.min(SMALLEST_BADGE * scale * Math.min(text, 1.3), Math.max(20, line - BOX_GAP));
  const across = (inside - least) / MOST_BOXES - BOX_GAP;
  const most = Math.min(LARGEST_BOX, line - BOX_GAP, across);
  const box = Math.max(
    text < ENLARGED ? SMALLEST_BOX : Math.min(SMALLEST_ENLARGED, Math.floor(across)),
    Math.floor(most),
  );
  const beside = inside - MOST_BOXES * (box + BOX_GAP);
  const badge = Math.floor(Math.max(least, Math.min(box * 0.8, beside)));
  const gap = Math.max(BOX_GAP, Math.min(large ? 2 * LARGEST_GAP : LARGEST_GAP, line - Math.max(box, badge)));
  return [most, { columns, width: each, box, gap: Math.floor(gap), aside, badge }];
}

/** How the height of the board is shared. */
export interface BoardLayout {
  readonly others: number;
  /** The cards that are played on: one's own, or the open ones while one of them is taken. */
  readonly main: number;
  /** The open cards, or one's own while an open one is taken; 0 without open cards. */
  readonly side: number;
  readonly legend: boolean;
}

const GAP = 8;

interface BoardRoom {
  readonly height: number;
  readonly large: boolean;
  readonly text: number;
  /** There are open cards. */
  readonly open: boolean;
  /** The cards have a line on top that says whose they are. */
  readonly owned: boolean;
  /** The cards of the others are elsewhere. */
  readonly alone?: boolean;
}

export function layBoard({ height, large, text, open, owned, alone = false }: BoardRoom): BoardLayout {
  const scale = large ? 1.3 : 1;
  const others = alone ? 0 : Math.round(clamp(height * 0.2, 76 * scale, large ? 230 : 116));
  const legend = height >= 500 * scale * text;
  const side = open ? clamp(height * 0.24, 78 * scale, 200) : 0;
  const lines = (owned ? 34 * scale * text : 0) + (open ? 24 * scale * text : 0) + (legend ? 44 * scale : 0);
  const gaps = GAP * (1 + Number(open) + Number(owned) + Number(legend));
  return { others, side, legend, main: Math.max(120, height - others - side - lines - gaps) };
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
