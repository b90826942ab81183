import type { Page } from 'playwright-core';

const PRESS_MS = 250;
/** For games at no pause: shorter than any wait of the app. */
const SOON_MS = 20;

/**
 * Plays from within the page, so that only the app and a few selectors run there: reading a page from outside
 * is itself a long task. It presses possible places, otherwise the last button below the board, and "Play
 * again" at the end.
 */
export const playByItself = (page: Page): Promise<void> => press(page, PRESS_MS, Number.POSITIVE_INFINITY);

/** Plays this many games one after the other, and stops at the result of the last. The first one is open. */
export async function playGames(page: Page, games: number): Promise<void> {
  await press(page, SOON_MS, games - 1);
  await page.waitForFunction(() => Reflect.get(window, 'playedOut') === true, null, {
    timeout: games * GAME_MS,
  });
}

const GAME_MS = 20_000;

async function press(page: Page, every: number, replays: number): Promise<void> {
  const how = { every, replays };
  await page.evaluate(({ every, replays }) => {
    Object.assign(window, { playedOut: false });
    let left = replays;
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
        (each) => !['Undo', 'Hint', 'Skip', 'To my turn'].includes(each.ariaLabel ?? ''),
      );
      const [again] = named(/^Play again$/);
      if (again && left === 0) {
        clearInterval(presses);
        Object.assign(window, { playedOut: true });
        return;
      }
      if (again) left -= 1;
      const [next] = [
        ...named(/^Play again$/),
        ...named(/^Place the \d/),
        ...named(/A die fits/),
        ...(drafted || !mine ? [] : named(/, possible|\. takes /)),
        ...acts.slice(-1),
        ...(mine ? named(/^Card \d/) : []),
      ];
      // In a task of its own: to find the button is not the app's work.
      if (next) setTimeout(() => next.click());
    };
    const presses = setInterval(press, every);
  }, how);
}
