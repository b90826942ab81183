import { setTimeout as passes } from 'node:timers/promises';
import type { Driver } from './driver';

const PATIENCE_MS = 30_000;

/** Presses what has this role and such a name, as soon as it can be pressed. */
export const press = (driver: Driver, role: string, name: RegExp): Promise<void> =>
  until(driver, `${role} ${name.source}`, async () => {
    const found = await driver.find(named, role, name.source);
    return found !== null && worked(found.click());
  });

/** Types into the field with such a name, as soon as it is there. */
export const type = (driver: Driver, name: RegExp, text: string): Promise<void> =>
  until(driver, `field ${name.source}`, async () => {
    const found = await driver.find(named, 'textbox', name.source);
    return found !== null && worked(found.type(text));
  });

/** Waits for something with this role and such a name. */
export const see = (driver: Driver, role: string, name: RegExp): Promise<void> =>
  until(driver, `${role} ${name.source}`, async () => (await driver.find(named, role, name.source)) !== null);

/** An element may be covered, or gone by now. */
export const worked = (done: Promise<void>): Promise<boolean> =>
  done.then(
    () => true,
    () => false,
  );

export async function until(driver: Driver, what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not on this page: ${what}. ${await driver.run(pageText)}`);
    await passes(30);
  }
}

/** In a page: the first that is visible, enabled and has such a name. */
function named(role: string, name: string): Element | null {
  const all = document.querySelectorAll(role === 'textbox' ? 'input, textarea' : `[role="${role}"]`);
  const wanted = new RegExp(name);
  const found = [...all].find(
    (each) =>
      wanted.test(each.getAttribute('aria-label') ?? each.textContent ?? '') &&
      each.getAttribute('aria-disabled') !== 'true' &&
      each.checkVisibility({ visibilityProperty: true }),
  );
  return found ?? null;
}

/** In a page: all roles, names and states. */
export function pageText(): string {
  return [...document.querySelectorAll('[role]')]
    .map((each) => {
      const names = ['role', 'aria-label', 'aria-checked', 'aria-disabled'];
      const said = each.getAttribute('role') === 'status' ? each.textContent : null;
      return [...names.map((name) => each.getAttribute(name)), said].filter(Boolean).join(' ');
    })
    .join('; ');
}
