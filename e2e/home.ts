import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { dark, light } from '../src/components/ui/theme';
import { games } from '../src/engine/games';
import { en } from '../src/i18n/en';
import type { Checks } from './checks';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
] as const;

const THEMES = { light, dark } as const;

export async function checkHome(browser: Browser, url: string, { check }: Checks): Promise<void> {
  for (const size of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const name = `home ${size.width}×${size.height} ${colorScheme}`;
      const context = await browser.newContext({ viewport: size, colorScheme });
      const page = await context.newPage();
      const complaints = listenForComplaints(page);

      await check(`${name}: lists the games`, () => listsTheGames(page, url));
      await check(`${name}: follows the system's theme`, () => wears(page, THEMES[colorScheme].page));
      await check(`${name}: nothing is cut off at the side`, () => fitsAcross(page));
      await page.screenshot({ path: `e2e/out/home-${size.width}-${colorScheme}.png`, fullPage: true });
      await check(`${name}: the console stays quiet`, () => assert.deepEqual(complaints, []));

      await context.close();
    }
  }
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
  await page.getByRole('heading', { level: 1, name: en.app.name }).waitFor({ timeout: 15_000 });
  const items = page.getByRole('list', { name: en.home.games }).getByRole('listitem');
  const shown = await items.allInnerTexts();
  assert.equal(shown.length, games.length);
  for (const [at, { id, seats }] of games.entries()) {
    for (const part of [en.games[id].name, en.games[id].line, en.players(seats)]) {
      assert.ok(shown[at]?.includes(part), `card ${at} does not say “${part}”: ${shown[at]}`);
    }
  }
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
