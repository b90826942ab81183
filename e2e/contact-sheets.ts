import type { Browser, Locator, Page } from 'playwright-core';
import { type Language, languages, speak } from './support/languages';
import { doubleText, enlargeText } from './support/large-text';
import { openMiddle } from './support/middle';
import { openPage } from './support/page';
import { playTogether } from './support/phones';
import { drawn, forms, LONG_NAME, openScene, type Table, tables } from './support/scenes';
import { type ContactSheet, startSheet } from './support/sheet';
import { tours } from './support/tour';

type Form = keyof typeof forms;

/** How a screen is looked at. What is not given is light, English, without forced colours. */
interface View {
  readonly form: Form;
  readonly dark?: boolean;
  readonly language?: Language;
  readonly forced?: boolean;
}

const formNames = Object.keys(forms) as Form[];

/**
 * Contact sheets in e2e/out/sheets, to be looked at by people: all games in all forms, with two seats and with the most; a tablet in
 * the middle; and every other screen. Each in both themes, all languages, with forced colours, and at twice the text.
 */
export async function makeContactSheets(browser: Browser, url: string, only: string): Promise<void> {
  const makers: Readonly<Record<string, () => Promise<void>>> = Object.fromEntries([
    ...tables.map((table) => [titleOf(table), () => sheetOfTable(browser, url, table)]),
    ...tables.map((table) => [`middle-${titleOf(table)}`, () => sheetOfMiddle(browser, url, table)]),
    ...Object.keys(tours).map((tour) => [`screens-${tour}`, () => sheetOfScreens(browser, url, tour)]),
  ]);
  for (const [title, make] of Object.entries(makers)) {
    if (!title.startsWith(only)) continue;
    console.log(title);
    await make();
  }
}

const titleOf = ({ game, seats }: Table): string => `${game.toLowerCase().replace(' ', '-')}-${seats}`;

const AS_IT_IS: readonly View[] = [
  ...[false, true].flatMap((dark) => formNames.map((form) => ({ form, dark }))),
  { form: 'small phone', forced: true },
  { form: 'desktop', forced: true },
  ...languages.slice(1).map((language): View => ({ form: 'small phone', language })),
];

/** A table with long names, in the middle of a game. */
async function sheetOfTable(browser: Browser, url: string, table: Table): Promise<void> {
  const sheet = startSheet(browser, titleOf(table));
  const { page } = await openScene(browser, url, table);
  for (const view of AS_IT_IS) await shoot(sheet, page, view);
  await doubleText(page);
  for (const language of languages)
    await shoot(sheet, page, { form: 'small phone', language }, 'twice the text');
  for (const form of ['sideways', 'tablet', 'desktop'] as const)
    await shoot(sheet, page, { form, language: 'de', dark: true }, 'twice the text');
  await page.context().close();
  await sheet.finish();
}

const FIRST_PRESSES = 8;
const LYING: readonly Form[] = ['tablet', 'tablet sideways', 'phone', 'sideways'];

/** A tablet or a phone in the middle, and one in hand. */
async function sheetOfMiddle(browser: Browser, url: string, table: Table): Promise<void> {
  const sheet = startSheet(browser, `middle-${titleOf(table)}`);
  const names = [LONG_NAME, `${LONG_NAME.slice(0, 18)} 2`] as const;
  const { host, guest, tablet, pages } = await openMiddle(browser, {
    url,
    game: table.game,
    bots: table.seats - 2,
    names,
  });
  await playTogether([host, guest], FIRST_PRESSES);
  for (const dark of [false, true])
    for (const form of LYING) await shoot(sheet, tablet, { form, dark }, 'in the middle');
  await shoot(sheet, tablet, { form: 'tablet', forced: true }, 'in the middle');
  for (const form of ['small phone', 'sideways'] as const) await shoot(sheet, host, { form }, 'in hand');
  await enlargeText(tablet, 2);
  await tablet.reload();
  await tablet.getByTestId('middle').waitFor();
  for (const form of LYING)
    await shoot(sheet, tablet, { form, language: 'de', dark: true }, 'in the middle, twice the text');
  await Promise.all(pages.map((page) => page.context().close()));
  await sheet.finish();
}

const SCREEN: readonly View[] = [
  { form: 'small phone' },
  { form: 'phone', dark: true, language: 'de' },
  { form: 'small phone', forced: true, language: 'fr' },
  { form: 'sideways', language: 'it' },
  { form: 'desktop', dark: true },
  { form: 'tablet', language: 'fr' },
];
const LARGE_SCREEN: readonly View[] = [
  { form: 'small phone', language: 'de' },
  { form: 'phone', language: 'fr', dark: true },
  { form: 'sideways', language: 'it' },
  { form: 'desktop' },
];

/** All screens of a tour; then once more at twice the text. */
async function sheetOfScreens(browser: Browser, url: string, tour: string): Promise<void> {
  for (const scale of [1, 2]) {
    const sheet = startSheet(browser, `screens-${tour}-${scale}00`);
    const page = await openPage(browser);
    page.setDefaultTimeout(60_000);
    if (scale > 1) await enlargeText(page, scale);
    for await (const stop of tours[tour]?.(page, url) ?? []) {
      for (const view of scale > 1 ? LARGE_SCREEN : SCREEN)
        for (const [at, part] of (stop.parts ?? [null]).entries())
          await shoot(sheet, page, view, part ? `${stop.name}, part ${at + 1}` : stop.name, part);
      await look(page, { form: 'small phone' });
    }
    await page.context().close();
    await sheet.finish();
  }
}

async function look(page: Page, { form, dark, language = 'en', forced }: View): Promise<void> {
  await page.emulateMedia({
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forced ? 'active' : 'none',
  });
  await page.setViewportSize(forms[form]);
  await speak(page, language);
  await drawn(page);
}

async function shoot(
  sheet: ContactSheet,
  page: Page,
  view: View,
  what = '',
  part: Locator | null = null,
): Promise<void> {
  await look(page, view);
  await part?.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // Until the dice are drawn at this size.
  await page.waitForTimeout((await page.getByTestId('tray').count()) > 0 ? 800 : 250);
  const { form, dark, language, forced } = view;
  const how = [what, form, dark && 'dark', language, forced && 'forced colours'];
  await sheet.shoot(page, how.filter(Boolean).join(', '));
}
