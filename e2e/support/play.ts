import type { Locator, Page } from 'playwright-core';
import type { Player } from './player';

const MOST_PRESSES = 1500;

/** Plays any game to its end. Returns the number of presses. */
export async function playOut(player: Player): Promise<number> {
  let presses = 0;
  await playUntil(player, async () => {
    presses += 1;
    return player.result.isVisible();
  });
  return presses;
}

/** Plays until the condition holds, without knowing the moves that lead there. */
export async function playUntil(player: Player, soFar: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await player.asked();
    if (await soFar()) return;
    if (await player.result.isVisible()) throw new Error('The game was over before.');
    await playOn(player);
  }
  throw new Error(`Not come to after ${MOST_PRESSES} presses: ${await player.prompt()}`);
}

/** The shortest game of Lockout: players who only pass soon have four misses. */
export async function passOut({ page, asked, acts, result }: Player): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await asked();
    if (await result.isVisible()) return;
    await pressed(page, () => acts.first().click({ timeout: 1000 }));
  }
  throw new Error('There are not four misses yet.');
}

/** Follows the hint if it names a place or a button; otherwise like `playOn`. */
export async function playWell(player: Player): Promise<void> {
  const { page, hint, undo, acts } = player;
  const place = page.getByRole('button', { name: /, possible, recommended|Recommended: / });
  const act = acts.and(page.getByRole('button', { name: /, recommended$/ }));
  if ((await undo.isDisabled()) && (await hint.isEnabled())) await pressed(page, () => hint.click());
  if (await place.isVisible()) await pressed(page, () => place.click({ timeout: 1000 }));
  else if (await act.isVisible()) await pressed(page, () => act.click({ timeout: 1000 }));
  else await playOn(player);
}

/** One press: of a possible place, otherwise of the button. */
export async function playOn(player: Player): Promise<void> {
  const { page, acts, possible, undo, cover } = player;
  const drafted = (await undo.count()) > 0 && (await undo.isEnabled());
  const choices: readonly Locator[] = [
    cover.getByRole('button'),
    page.getByRole('button', { name: /^Place the \d/ }),
    page.getByRole('button', { name: /A die fits/ }),
    ...(drafted ? [] : [possible]),
    acts.last(),
    page.getByRole('checkbox', { checked: false }),
    page.getByRole('button', { name: /^Open card/ }),
  ];
  for (const choice of choices) {
    const found = await choice.elementHandles();
    const [first] = found;
    if (!first) continue;
    await pressed(page, () => first.click({ timeout: 1000 }));
    // A handle keeps its element, and with it the screen that is gone, in the page's memory.
    await Promise.all(found.map((each) => each.dispose()));
    return;
  }
}

/** Presses, and waits for an effect. An element that is gone by now is not pressed. */
export async function pressed(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(pageText, null);
  await press().catch(() => {});
  const changed = page.waitForFunction(pageText, before, { timeout: 1000 });
  await changed.catch(() => {});
}

/** All texts and labels of a page, as one string; null if they are the same as before. */
function pageText(before: string | null): string | null {
  const text = [...document.querySelectorAll('[role]')]
    .map((each) =>
      ['aria-label', 'aria-checked', 'aria-disabled']
        .map((name) => each.getAttribute(name))
        .concat(each.getAttribute('role') === 'status' ? each.textContent : '')
        .join(),
    )
    .join();
  return text === before ? null : text;
}
