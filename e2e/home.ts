import assert from 'node:assert/strict';
import type { Browser, Locator, Page } from 'playwright-core';
import { dark, light } from '../src/components/ui/theme/theme';
import { games } from '../src/engine/games';
import type { Checks } from './checks';

const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1024, height: 1366 },
  { width: 1280, height: 800 },
] as const;

const THEMES = { light, dark } as const;

export async function checkHome(browser: Browser, url: string, checks: Checks): Promise<void> {
  const { check } = checks;
  for (const size of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `home ${size.width}×${size.height} ${colorScheme}`;
      const context = await browser.newContext({ viewport: size, colorScheme, locale: 'en-GB' });
      const page = await context.newPage();
      const complaints = listenForComplaints(page);

      await check(`${name}: lists the games`, () => listsTheGames(page, url));
      await check(`${name}: follows the system's theme`, () => wears(page, THEMES[colorScheme].page));
      await check(`${name}: nothing is cut off at the side`, () => fitsAcross(page));
      await check(`${name}: what is pressed is as large as a fingertip`, () => hasLargeTargets(page));
      await check(`${name}: the console stays quiet`, () => assert.deepEqual(complaints, []));

      await context.close();
    }
  }
  await checkLargeText(browser, url, checks);
  await checkTitles(browser, url, checks);
  await checkKeyboard(browser, url, checks);
}

/** Cards side by side, whose sentences take one line or two. */
async function checkTitles(browser: Browser, url: string, { check }: Checks): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1024, 1366],
    [844, 390],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(url);
    const cards = page.getByRole('list').getByRole('listitem');
    await check(`home ${width}×${height}: the titles of neighbours are on one line`, async () => {
      await cards.nth(3).waitFor();
      const middles = await Promise.all(
        ['Verriegelt', 'Letzter Würfel', 'Sonnenreihen', 'Arena'].map((name) =>
          middleOf(cards.getByText(name, { exact: true })),
        ),
      );
      assert.equal(middles[0], middles[1]);
      assert.equal(middles[2], middles[3]);
    });
    await context.close();
  }
}

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  assert.ok(box);
  return box.y + box.height / 2;
}

/** A browser with text enlarged to twice its size. */
async function checkLargeText(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html style="font-size: 32px" ');
    await route.fulfill({ response, body });
  });
  await check('home in large text: lists the games', () => listsTheGames(page, url));
  await check('home in large text: letters are twice as large', async () => {
    const size = await page
      .getByText('Dice games for the people around the table')
      .evaluate((each) => getComputedStyle(each).fontSize);
    assert.equal(size, '30px');
  });
  await check(
    'home in large text: the buttons stand beside the name, and their icons are larger',
    async () => {
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      const button = page.getByRole('button', { name: 'Settings' });
      const middle = await middleOf(button);
      assert.ok(name && middle > name.y && middle < name.y + name.height, 'the buttons are on another line');
      assert.equal((await button.locator('svg').boundingBox())?.width, 36);
    },
  );
  await check('home in large text: nothing is cut off at the side', () => fitsAcross(page));
  await context.close();
}

async function checkKeyboard(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('list', { name: 'Games' }).waitFor();
  await check('home: Tab visits everything that can be pressed, with a ring around it', async () => {
    const buttons = await page.getByRole('button').count();
    for (let at = 0; at < buttons; at++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute('role') === 'button' && getComputedStyle(focused).outlineWidth;
      });
      assert.equal(ring, '3px');
    }
  });
  await context.close();
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return complaints;
}

async function listsTheGames(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Knobel' }).waitFor({ timeout: 15_000 });
  const items = page.getByRole('list', { name: 'Games' }).getByRole('listitem');
  await items.first().waitFor();
  assert.equal(await items.count(), games.length);
  await items.getByRole('button', { name: /^Lockout/ }).waitFor();
}

async function wears(page: Page, hex: string): Promise<void> {
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('div')].map((each) => getComputedStyle(each).backgroundColor),
  );
  assert.ok(colours.includes(rgb(hex)), `nothing on the page is ${hex}`);
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function fitsAcross(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (each) => each.getBoundingClientRect().right > innerWidth + 0.5 || each.scrollWidth > innerWidth,
      )
      .map((each) => each.textContent ?? each.tagName),
  );
  assert.deepEqual(tooWide, []);
}

async function hasLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[role="button"]')]
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((each) => each.getAttribute('aria-label')),
  );
  assert.deepEqual(small, []);
}
