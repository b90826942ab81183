import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Checks, Group } from './checks';
import { spills } from './support/fit';
import { invite, openPhone, seatAt } from './support/phones';
import { type Driver, overPage } from './webdriver/driver';
import { play } from './webdriver/play';
import { type Engine, withBrowsers } from './webdriver/programs';
import { press, see, type, until } from './webdriver/screen';
import { storedEntries, storesNoPauses } from './webdriver/stored';

const GAMES = ['Lockout', 'Last Die', 'Sun Rows', 'Arena'] as const;
/** Enough for several turns of each game, and for a whole one of Arena. */
const PRESSES = 25;

/** Other engines than Chromium's: each game in each of them, and one table with all three. */
export const otherBrowsers: Readonly<Record<string, Group>> = {
  'browsers/one-table': checkOneTable,
  'browsers/webkit': (_, url, checks) => checkGames(url, checks, 'WebKit'),
  'browsers/firefox': (_, url, checks) => checkGames(url, checks, 'Firefox'),
};

const checkGames = (url: string, { check }: Checks, engine: Engine): Promise<void> =>
  withBrowsers([engine], async ([driver]) => {
    assert.ok(driver);
    await withoutPauses(driver, url);
    for (const game of GAMES)
      await check(`${engine}: ${game} is played, with its tray, and fits`, async () => {
        await driver.goto(url);
        await press(driver, 'button', new RegExp(`^(Play )?${game}`));
        await press(driver, 'button', /^(Just play|Play)$/);
        await see(driver, 'group', /^What to do$/);
        await until(driver, 'a tray', () => driver.run(() => document.querySelector('canvas') !== null));
        await play([driver], PRESSES);
        assert.deepEqual(await driver.run(spills), []);
      });
  });

/** Chromium hosts over the relay; Firefox and WebKit are guests. All simulate the throws of Arena for themselves. */
async function checkOneTable(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const host = await openPhone(browser, url, 5);
  await withBrowsers(['Firefox', 'WebKit'], async ([firefox, webkit]) => {
    assert.ok(firefox && webkit);
    await check('one table, three engines: all sit down', async () => {
      await Promise.all([firefox, webkit].map((driver) => withoutPauses(driver, url)));
      await invite(host, url, 'Arena', 3);
      const digits = await host.getByRole('heading', { name: /^Digits/ }).getAttribute('aria-label');
      // One after the other: each takes the first free seat.
      for (const [driver, name] of [
        [firefox, 'Fox'],
        [webkit, 'Kit'],
      ] as const) {
        await driver.goto(url);
        await press(driver, 'button', /^Join .+: Arena/);
        await type(driver, /six digits/, digits?.replace(/\D/g, '') ?? '');
        await type(driver, /^Name for seat/, name);
        await press(driver, 'button', /^Sit down$/);
        await host.getByRole('listitem', { name: `${name}: Here` }).waitFor();
      }
      await host.getByRole('button', { name: 'Begin' }).click();
      await seatAt(host, 'Kit').waitFor();
    });
    await check('one table, three engines: a whole game, and all have stored the same', async () => {
      const drivers = [overPage(host), firefox, webkit];
      await play(drivers);
      const entries = await overPage(host).run(storedEntries);
      assert.ok(entries.length > 10, `${entries.length} entries`);
      for (const driver of [firefox, webkit])
        await until(driver, 'all entries', async () => {
          const stored = await driver.run(storedEntries);
          if (stored.length < entries.length) return false;
          assert.deepEqual(stored, entries);
          return true;
        });
    });
  });
  await host.context().close();
}

async function withoutPauses(driver: Driver, url: string): Promise<void> {
  await driver.goto(`${url}/settings`);
  await press(driver, 'radio', /^No pauses/);
  await until(driver, 'the stored setting', () => driver.run(storesNoPauses));
}
