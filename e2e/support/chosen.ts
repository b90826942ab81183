import type { Page } from 'playwright-core';

/** With forced colours: what is chosen and looks like what is not. */
export async function indistinct(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const look = (each: Element) => {
      const { backgroundColor, borderColor } = getComputedStyle(each);
      return `${backgroundColor} ${borderColor}`;
    };
    return [...document.querySelectorAll('[role="radiogroup"]:not([data-own-colours] *)')].flatMap(
      (group) => {
        const radios = [...group.querySelectorAll('[role="radio"]')];
        const others = radios.filter((each) => each.getAttribute('aria-checked') !== 'true').map(look);
        return radios
          .filter((each) => each.getAttribute('aria-checked') === 'true' && others.includes(look(each)))
          .map((each) => each.getAttribute('aria-label') ?? '');
      },
    );
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
