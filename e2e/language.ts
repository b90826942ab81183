import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playButton, playerAt } from './support/player';
import { catalogue, speaking } from './support/words';

/** Plays from home into a game in a browser that prefers German. */
export async function checkLanguage(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser, { locale: 'de-DE' });
  const complaints = complaintsOf(page);
  const say = speaking('de');
  const player = playerAt(page, say);
  const known = patterns();
  const german = (where: string) =>
    check(`German: no English on ${where}`, async () => assert.deepEqual(await left(page, known), []));

  await page.goto(url);
  await check('German: the page says that it is', async () => {
    await page.getByRole('heading', { level: 1, name: 'Knobel' }).waitFor();
    await page.waitForFunction(() => document.documentElement.lang.startsWith('de'));
  });
  await page.getByRole('list', { name: say('Games') }).waitFor();
  await german('home');
  await check('German: a game is set up', async () => {
    // Not any list: another table may be discovered at the same time.
    await page
      .getByRole('list', { name: say('Games') })
      .getByRole('button')
      .first()
      .click();
    await playButton(page, say).waitFor();
  });
  await german('the set-up');
  await check('German: a game is begun', async () => {
    await playButton(page, say).click();
    await player.asked();
  });
  await german('the table');
  await check('German: a few turns', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await player.asked();
      await player.acts.last().click();
    }
    await player.asked();
  });
  await german('the table after some turns');
  await page.getByRole('button', { name: say('Menu'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await german('the menu');
  await page.goto(`${url}/settings`);
  await page.getByRole('radiogroup').first().waitFor();
  await german('the settings');
  await page.goto(`${url}/rules/lockout`);
  await page.getByRole('heading', { level: 2 }).waitFor();
  await german('the rules');
  await check('German: English is one tap away', async () => {
    await page.goto(`${url}/settings`);
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    assert.match(await page.evaluate(() => document.documentElement.lang), /^en/);
  });
  await check('German: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

/** The texts of the catalogues as patterns. A value in a text matches anything. */
interface Patterns {
  readonly english: readonly RegExp[];
  readonly german: readonly RegExp[];
}

function patterns(): Patterns {
  const simple = [...catalogue('de')].filter(
    ([english]) => !/\{\w+, /.test(english) && /[a-z]{3}/i.test(english.replace(/\{\w+\}/g, '')),
  );
  const other = simple.filter(([english, german]) => english !== german);
  const patternOf = (text: string) =>
    new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's');
  return {
    english: other.map(([english]) => patternOf(english)),
    german: simple.flatMap(([, german]) => (german === '' ? [] : [patternOf(german)])),
  };
}

/** The English texts on a page that are not German as well: "Die" is both. */
async function left(page: Page, { english, german }: Patterns): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility());
    const texts = shown.flatMap((each) =>
      [...each.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
    );
    const labels = shown.map((each) => each.getAttribute('aria-label') ?? '');
    return [...new Set([...texts, ...labels])];
  });
  const among = (all: readonly RegExp[], text: string) => all.some((pattern) => pattern.test(text));
  return said.filter((text) => among(english, text) && !among(german, text));
}
