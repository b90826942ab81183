import type { ElementHandle, JSHandle, Page } from 'playwright-core';
import type { Wire } from './wire';

/** A function of a page. It is sent as text, so it uses nothing of its surroundings. */
type InPage<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** What the checks of all browsers need of one. */
export interface Driver {
  goto(url: string): Promise<void>;
  run<Args extends readonly unknown[], Result>(
    inPage: InPage<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  find<Args extends readonly unknown[]>(
    inPage: InPage<Args, Element | null>,
    ...args: Args
  ): Promise<Found | null>;
}

/** An element. Clicks and keys are those of a person, and fail if something covers it. */
export interface Found {
  click(): Promise<void>;
  /** Types in place of what stands in the field. */
  type(text: string): Promise<void>;
}

/** The key under which WebDriver gives an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export function overWire(wire: Wire): Driver {
  const execute = (inPage: InPage<never, unknown>, args: readonly unknown[]) =>
    wire.send('execute', { script: `return (${inPage})(...arguments)`, args });
  return {
    goto: async (url) => void (await wire.send('navigate', { url })),
    run: (inPage, ...args) => execute(inPage, args) as never,
    async find(inPage, ...args) {
      const element: unknown = Reflect.get(Object(await execute(inPage, args)), ELEMENT);
      if (typeof element !== 'string') return null;
      return {
        click: async () => void (await wire.sendTo(element, 'click')),
        async type(text) {
          await wire.sendTo(element, 'clear');
          await wire.sendTo(element, 'type', { text });
        },
      };
    },
  };
}

export function overPage(page: Page): Driver {
  const call = (inPage: InPage<never, unknown>, args: readonly unknown[]) =>
    `(${inPage})(...${JSON.stringify(args)})`;
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (inPage, ...args) => page.evaluate(call(inPage, args)) as never,
    async find(inPage, ...args) {
      const found: JSHandle<unknown> = await page.evaluateHandle(call(inPage, args));
      const element = found.asElement() as ElementHandle<Element> | null;
      return element && { click: () => element.click({ timeout: 1000 }), type: (text) => element.fill(text) };
    },
  };
}
