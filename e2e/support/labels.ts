import type { Page } from 'playwright-core';

/** Names of players may end in an ellipsis. */
const NAMES =
  '^(Player|Spieler|Spielerin|Joueur|Giocatore|Seat|Platz|Place|Posto) ?\\d|Maximilian|^(Mia|Otto|Pia|Bruno|Ida|Hugo|Nora|Emil|Nina|Ben|Ada|Cleo|Dan|Eva)\\b';

/**
 * The texts of a screen that don't fit: cut by their box or by one around it, over the edge of their button or of the
 * window, or with a word broken in the middle.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const HAIR = 1;
    const isName = new RegExp(names);
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const slides = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    // What is behind a sheet is looked at without it.
    const sheet = document.querySelector('[role="dialog"]');
    const elements = sheet ? sheet.querySelectorAll('*') : document.querySelectorAll('#root *');
    const texts = [...elements].flatMap((each) => {
      if (each.closest('svg') || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return [];
      // A pixel: only for screen readers.
      if (each.clientWidth <= 1 && getComputedStyle(each).display !== 'inline') return [];
      return [...each.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    });

    /** What is wrong with one line of a text, seen from inside out. */
    const fault = (from: Element, line: DOMRect): string | null => {
      // The letters' box is higher than the line.
      const slack =
        Math.max(0, line.height - Number.parseFloat(getComputedStyle(from).lineHeight || '0')) / 2 + 3;
      let across = true;
      let down = true;
      for (let at: Element | null = from; at && (across || down); at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const isButton = /^(button|radio|checkbox|switch)$/.test(at.getAttribute('role') ?? '');
        if (slides(overflowX)) across = false;
        if (slides(overflowY)) down = false;
        const over = across && (line.right > box.right + HAIR || line.left < box.left - HAIR);
        const below = down && (line.bottom > box.bottom + slack || line.top < box.top - slack);
        if (over && (isButton || clips(overflowX))) return isButton ? 'wider than its button' : 'cut';
        if (below && (isButton || clips(overflowY))) return isButton ? 'higher than its button' : 'cut below';
      }
      return across && (line.right > innerWidth + HAIR || line.left < -HAIR) ? 'outside the window' : null;
    };

    const breaks = (node: Node): boolean => {
      const range = document.createRange();
      return [...(node.textContent ?? '').matchAll(/[^\s\u00A0\u00AD\u2010-\u2014/-]{2,}/g)].some(
        ({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        },
      );
    };

    const found = texts.flatMap((node) => {
      const text = node.textContent ?? '';
      const element = node.parentElement;
      if (!element || isName.test(element.textContent ?? '')) return [];
      const style = getComputedStyle(element);
      const ellipsis = clips(style.overflowX) && element.scrollWidth > element.clientWidth + HAIR;
      const clamped = clips(style.overflowY) && element.scrollHeight > element.clientHeight + 3;
      if (ellipsis || clamped) return [`ends in an ellipsis: ${text}`];
      const range = document.createRange();
      range.selectNodeContents(node);
      const wrong = [...range.getClientRects()]
        .map((line) => fault(element, line))
        .find((each) => each !== null);
      if (wrong) return [`${wrong}: ${text}`];
      return text.length < 80 && breaks(node) ? [`a word is broken: ${text}`] : [];
    });
    return [...new Set(found)];
  }, NAMES);
}
