import type { Locator, Page } from 'playwright-core';
import type { Say } from './words';

/** A lesson takes half a minute, and several times as long beside other checks. */
const LONGEST_MS = 240_000;

export interface Learner {
  readonly page: Page;
  /** "Step 3 of 14" */
  readonly step: Locator;
  readonly next: Locator;
  /** After a look at another's board. */
  readonly back: Locator;
  readonly end: Locator;
}

export function learnerAt(page: Page, say: Say): Learner {
  const [, before = '', after = ''] =
    /^(.*)\{number\}(.*)\{count\}/.exec(say('Step {number} of {count}')) ?? [];
  return {
    page,
    step: page.getByRole('img', { name: new RegExp(`^${before}\\d+${after}\\d+$`) }),
    next: page.getByRole('button', { name: say('Next'), exact: true }),
    back: page.getByRole('button', { name: say('Back to mine'), exact: true }),
    end: page.getByRole('dialog'),
  };
}

/** Follows what the lesson points at, until `look` says stop or the lesson is over. Returns the number of steps seen. */
export async function learn(
  learner: Learner,
  say: Say,
  look: (step: string) => Promise<boolean> = async () => true,
): Promise<number> {
  const { page, step, next, back, end } = learner;
  const seen = new Set<string>();
  const late = Date.now() + LONGEST_MS;
  while (Date.now() < late) {
    if (await end.isVisible()) return seen.size;
    const now = (await step.getAttribute('aria-label', { timeout: 2000 }).catch(() => '')) ?? '';
    if (now !== '' && !seen.has(now)) {
      seen.add(now);
      if (!(await look(now))) return seen.size;
    }
    if (await next.isVisible()) await next.click({ timeout: 1000 }).catch(() => {});
    else if (await back.isVisible()) await back.click({ timeout: 1000 }).catch(() => {});
    else await pressPointed(page, say);
    await page.waitForTimeout(50);
  }
  throw new Error(`The lesson did not go on: ${await page.locator('body').ariaSnapshot()}`);
}

/** Presses the last place that is pointed at: the button, if a place and its button are both marked. */
async function pressPointed(page: Page, say: Say): Promise<void> {
  const pointed = page
    .locator('[role="button"]:has([data-testid="pointed"])')
    .or(page.locator(':has(> [data-testid="pointed"]) > [role="button"]'));
  const count = await pointed.count().catch(() => 0);
  if (count === 0) return;
  const button = pointed.nth(count - 1);
  // A die of the arena that is chosen can be turned.
  const chosen = (await button.getAttribute('aria-pressed').catch(() => null)) === 'true';
  const turn = page.getByRole('button', { name: say('Turn left'), exact: true });
  await (chosen ? turn : button).click({ timeout: 1000 }).catch(() => {});
}
