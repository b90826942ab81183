import { setTimeout as passes } from 'node:timers/promises';
import type { Driver } from './driver';
import { pageText, worked } from './screen';

const MOST_PRESSES = 1500;
/** Longer than a bot thinks and dice fly. */
const PATIENCE_MS = 20_000;
/** A press without an effect after so long has had none. */
const EFFECT_MS = 1000;

/** All play at their own screens, to the end or for this many presses. */
export async function play(drivers: readonly Driver[], most = MOST_PRESSES): Promise<void> {
  let still = Date.now();
  for (let presses = 0; presses < most; ) {
    let over = 0;
    for (const driver of drivers) {
      if (await driver.run(isOver)) over += 1;
      else if (await playOn(driver)) {
        presses += 1;
        still = Date.now();
      }
    }
    if (over === drivers.length) return;
    if (Date.now() - still > PATIENCE_MS) {
      const texts = await Promise.all(drivers.map((driver) => driver.run(pageText)));
      throw new Error(`The game stands still after ${presses} presses: ${texts.join(' | ')}`);
    }
  }
  if (most === MOST_PRESSES) throw new Error(`not over after ${most} presses`);
}

/** One press, if a person at this screen is asked. Waits for its effect. */
async function playOn(driver: Driver): Promise<boolean> {
  const choice = await driver.find(nextChoice);
  if (choice === null) return false;
  const before = await driver.run(pageText);
  if (!(await worked(choice.click()))) return false;
  const deadline = Date.now() + EFFECT_MS;
  while (Date.now() < deadline && (await driver.run(pageText)) === before) await passes(20);
  return true;
}

/** In a page. */
function isOver(): boolean {
  return [...document.querySelectorAll('h1, h2, [role="heading"]')].some((each) =>
    /wins$|A tie at the top/.test(each.textContent ?? ''),
  );
}

/**
 * In a page: what to press next, by what a screen reader is told; null if nobody here is asked. A place that is possible,
 * otherwise the last button.
 */
function nextChoice(): Element | null {
  const buttons = [...document.querySelectorAll('[role="button"], [role="checkbox"]')].filter(
    (each) =>
      each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility({ visibilityProperty: true }),
  );
  const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent ?? '';
  const acts = buttons.filter((each) => each.closest('[role="group"][aria-label="What to do"]'));
  const hasAct = (name: string) => acts.some((each) => nameOf(each) === name);
  if (!hasAct('Hint') && !hasAct('Undo')) return null;
  const first = (name: RegExp) => buttons.find((each) => name.test(nameOf(each)));
  const drafted = hasAct('Undo');
  return (
    first(/^Place the \d/) ??
    first(/A die fits/) ??
    (drafted ? undefined : first(/, possible|\. takes /)) ??
    acts.findLast((each) => !/^(Undo|Hint|Skip|To my turn)$/.test(nameOf(each))) ??
    buttons.find((each) => each.getAttribute('aria-checked') === 'false') ??
    first(/^Open card/) ??
    null
  );
}
