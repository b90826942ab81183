import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { pressed } from './play';
import type { Player } from './player';

/** From anywhere on a table, each part of it is at most so many Tabs away. */
export const MOST_TABS = 30;

/** The labels of actions that key P stands for; R stands for the others. */
const PASSES = /^(Pass|Stop|Take a miss|Take the fourth|Keep these dice)/;

/** Plays on without a mouse: one choice, or one key. */
export async function playOnByKeys(player: Player): Promise<void> {
  const { page, acts, possible, undo, cover } = player;
  const drafted = (await undo.count()) > 0 && (await undo.isEnabled());
  const question = page.getByRole('button', { name: /^Place the \d/ });
  if (await cover.isVisible()) return enter(page, /^I’m /);
  // The question has the focus.
  if (await question.first().isVisible()) return enter(page, /^Place the \d/);
  if (
    await page
      .getByRole('button', { name: /A die fits/ })
      .first()
      .isVisible()
  )
    return enter(page, /A die fits/);
  if (!drafted && (await possible.count()) > 0) return enter(page, /, possible|\. takes /);
  const label = await acts
    .last()
    .getAttribute('aria-label', { timeout: 500 })
    .catch(() => null);
  if (label === null) return enter(page, /^Open card/);
  await pressed(page, () => page.keyboard.press(PASSES.test(label) ? 'p' : 'r'));
}

async function enter(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await pressed(page, () => page.keyboard.press('Enter'));
}

/** Tabs until an element with such a name has the focus. */
export async function tabTo(page: Page, name: RegExp, most = MOST_TABS): Promise<void> {
  for (let tabs = 0; tabs <= most; tabs++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`in ${most} Tabs the keyboard doesn't come to ${name}`);
}

export const isSomewhere = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

/** The name of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

/** More than the stops of any table. */
const A_ROUND = 40;

/** The stops of the Tab key that have no name, or whose ring can't be seen. */
export async function unclearStops(page: Page): Promise<readonly string[]> {
  const unclear = new Set<string>();
  for (let tabs = 0; tabs < A_ROUND; tabs++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: at, body } = document;
      if (!at || at === body) return null;
      const name = at.getAttribute('aria-label') ?? at.textContent ?? '';
      const { width, height } = at.getBoundingClientRect();
      const ringed = getComputedStyle(at).outlineStyle !== 'none' && width > 0 && height > 0;
      return name !== '' && ringed ? null : `${at.tagName} “${name}”, ${width}×${height}`;
    });
    if (found !== null) unclear.add(found);
  }
  return [...unclear];
}
