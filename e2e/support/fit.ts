import type { Page } from 'playwright-core';

/**
 * The elements that extend over the sides of the window, except those inside horizontal scrollers, and shapes of
 * drawings, which a drawing cuts.
 */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const slides = (each: Element): boolean => {
      for (let at = each.parentElement; at; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((each) => {
        if (each.parentElement?.closest('svg')) return false;
        if (!each.checkVisibility({ visibilityProperty: true })) return false;
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (right > innerWidth + 1 || left < -1) && !slides(each);
      })
      .map((each) =>
        `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent ?? ''}`.slice(0, 80),
      );
  });
}

const FINGERTIP = 44;

/**
 * The pressable elements that are smaller than a touch target. The area around an element counts if it takes
 * taps too, as with the numbers of a row. Disabled elements may be small.
 */
export function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const pressed = '[role="button"], [role="radio"], [role="checkbox"], [role="switch"], button, a[href]';
    return [...document.querySelectorAll(pressed)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.getAttribute('aria-disabled') !== 'true')
      .flatMap((each) => {
        const boxes = [each, ...each.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        const width =
          Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
        const height =
          Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
        const name = each.getAttribute('aria-label') ?? each.textContent;
        const size = `${Math.round(width)}×${Math.round(height)}`;
        return width > least - 0.5 && height > least - 0.5 ? [] : [`${name}: ${size}`];
      });
  }, FINGERTIP);
}

/** The table's buttons that are not visible without scrolling. */
export function outOfView(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('group', { name: 'What to do' })
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top < 0 || bottom > innerHeight + 0.5;
        })
        .map((each) => each.getAttribute('aria-label') ?? ''),
    );
}

/**
 * In a page: what scrolls and should not: the page itself, the place of a board, and anything sideways or by a few pixels.
 * Where scroll bars take room, each of them is an ugly bar.
 */
export function spills(): readonly string[] {
  const A_FEW = 12;
  return [...document.querySelectorAll('*')]
    .map((each) => ({
      each,
      across: each.scrollWidth - each.clientWidth,
      down: each.scrollHeight - each.clientHeight,
    }))
    .filter(({ each, across, down }) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (each === document.scrollingElement) return across > 0 || down > 0;
      const scrollsAcross = ['auto', 'scroll'].includes(overflowX) && across > 0;
      const scrollsDown = ['auto', 'scroll'].includes(overflowY) && down > 0;
      const isBoard = each.getAttribute('data-testid') === 'board-place';
      return (scrollsAcross && across <= A_FEW) || (scrollsDown && (down <= A_FEW || isBoard));
    })
    .map(({ each, across, down }) => {
      const name = each.getAttribute('data-testid') ?? each.getAttribute('aria-label') ?? each.textContent;
      return `${each.tagName} scrolls by ${across}, ${down}: ${name?.slice(0, 60)}`;
    });
}
