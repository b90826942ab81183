import type { Page } from 'playwright-core';

/** A part of the table's screen, by its name in docs/design/table.md. */
export const partNames = ['seats', 'tray', 'story', 'board', 'others', 'prompt', 'action'] as const;
export type PartName = (typeof partNames)[number];

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** A part of a board, like a row, and no button. */
  readonly onBoard: boolean;
}

/** What a screen looks like, measured. */
export interface Look {
  readonly window: { readonly width: number; readonly height: number };
  readonly parts: Readonly<Partial<Record<PartName, Rect>>>;
  /** The columns of the seats. */
  readonly seats: readonly Rect[];
  /** Texts below 12 px: the text and its size. */
  readonly tiny: readonly string[];
  /** Numbers on what can be pressed on the board, with their size. */
  readonly numbers: readonly { readonly text: string; readonly size: number }[];
  /** Texts that don't fit their box, except names, which may be cut with an ellipsis. */
  readonly cut: readonly string[];
  /** Enabled targets: their name and size, with the area around them that takes taps for them. */
  readonly targets: readonly Target[];
  /** The smaller side of the cells of the board, disabled ones too. */
  readonly smallestCell: number;
  /** How much of the board's place is above and below the boards, in points. */
  readonly voids: number;
  /** The board's place scrolls. */
  readonly scrolls: boolean;
}

/** Measures the screen of a table. `names`: the players' names. */
export function lookAt(page: Page, names: readonly string[]): Promise<Look> {
  return page.evaluate(
    ({ partNames, names }) => {
      const visible = (each: Element) =>
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const rect = (each: Element): Rect => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
      };
      /** The visible part of an element in the places that scroll. */
      const seen = (each: Element): Rect => {
        let { left, top, right, bottom } = rect(each);
        for (let at = each.parentElement; at; at = at.parentElement) {
          if (!['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue;
          const clip = rect(at);
          [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
          [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
        }
        return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
      };
      const named = (name: string) => document.querySelector(`[data-testid="${name}"]`);
      const parts = Object.fromEntries(
        partNames.flatMap((name) => {
          const found = named(name);
          return found && visible(found) ? [[name, seen(found)]] : [];
        }),
      );
      const texts = [...document.querySelectorAll('#root *')].filter(
        (each) =>
          visible(each) &&
          !each.closest('[role="dialog"]') &&
          [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const size = (each: Element) => Number.parseFloat(getComputedStyle(each).fontSize);
      const board = named('board');
      const pressed = '[role="button"], [role="checkbox"], [role="radio"]';
      const onBoard = texts.filter((each) => board?.contains(each) && each.closest(pressed));
      const isName = (text: string) => names.some((name) => text.includes(name));
      const boxOf = (each: Element) => {
        const boxes = [each, ...each.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        return {
          width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
          height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
        };
      };
      const buttons = [...document.querySelectorAll(pressed)].filter(
        (each) => visible(each) && !each.closest('[role="dialog"]'),
      );
      const cells = buttons
        .filter((each) => board?.contains(each))
        .map((each) => each.getBoundingClientRect());
      const place = named('board-place');
      const inside = place
        ? [...place.querySelectorAll('[data-testid="board"], [data-testid="others"]')]
        : [];
      const tops = inside.map((each) => each.getBoundingClientRect());
      const room = place?.getBoundingClientRect();
      const used = Math.max(...tops.map(({ bottom }) => bottom)) - Math.min(...tops.map(({ top }) => top));
      return {
        window: { width: innerWidth, height: innerHeight },
        parts,
        seats: [...(named('seats')?.children ?? [])].map(rect),
        tiny: texts.filter((each) => size(each) < 11.9).map((each) => `${each.textContent} ${size(each)}`),
        numbers: onBoard
          .filter((each) => /^[+−-]?\d+$/.test(each.textContent ?? ''))
          .map((each) => ({ text: each.textContent ?? '', size: size(each) })),
        cut: texts
          .filter((each) => {
            const style = getComputedStyle(each);
            const clips = style.overflow !== 'visible' || style.overflowX !== 'visible';
            const over = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2;
            // A text that is only heard has a point of room.
            return clips && over && each.clientWidth > 1 && !isName(each.textContent ?? '');
          })
          .map((each) => each.textContent ?? ''),
        targets: buttons
          .filter((each) => each.getAttribute('aria-disabled') !== 'true')
          .map((each) => ({
            name: each.getAttribute('aria-label') ?? each.textContent ?? '',
            onBoard: each.closest('[data-testid="board-place"]') !== null,
            ...boxOf(each),
          })),
        smallestCell: Math.min(...cells.map(({ width, height }) => Math.min(width, height))),
        voids: room ? room.bottom - room.top - used : 0,
        scrolls: place ? place.scrollHeight > place.clientHeight + 1 : false,
      };
    },
    { partNames, names },
  );
}
