import type { Page } from 'playwright-core';

/**
 * Plays from within the page, so that only the app and a few selectors run there: reading a page from outside
 * is itself a long task. It presses possible places, otherwise the last button below the board, and "Play
 * again" at the end.
 */
export async function playByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    const named = (pattern: RegExp) =>
      [...document.querySelectorAll<HTMLElement>('[role="button"], [role="checkbox"]')].filter(
        (each) =>
          pattern.test(each.ariaLabel ?? '') && each.ariaDisabled !== 'true' && each.ariaChecked !== 'true',
      );
    const press = () => {
      const bar = document.querySelector('[role="group"][aria-label="What to do"]');
      const beside = [...(bar?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])].filter(
        (each) => each.ariaDisabled !== 'true',
      );
      const drafted = beside.some((each) => each.ariaLabel === 'Undo');
      const mine = beside.some((each) => each.ariaLabel === 'Hint');
      const acts = beside.filter(
        (each) => each.ariaLabel !== 'Undo' && each.ariaLabel !== 'Hint' && each.ariaLabel !== 'Skip',
      );
      const [next] = [
        ...named(/^Play again$/),
        ...named(/^Place the \d/),
        ...named(/A die fits/),
        ...(drafted || !mine ? [] : named(/, possible|\. takes /)),
        ...acts.slice(-1),
        ...(mine ? named(/^Card \d/) : []),
      ];
      next?.click();
    };
    setInterval(press, 250);
  });
}
