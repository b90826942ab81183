import assert from 'node:assert/strict';
import { setTimeout as passes } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type FreezingProxy, freezingProxy } from '../src/testing/freezing-proxy';
import type { Checks, Group } from './checks';
import { invite, join, openPhone, playTogether, seatAt } from './support/phones';
import { savedGames } from './support/saved';

const GAME = 'Lockout';
const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve'] as const;
/** The longest time, in ms, until a phone has reconnected after its network has returned. */
const BACK_MS = 20_000;
const SHORT_MS = 5000;
const LONG_MS = 20_000;
/** The longest time, in ms, until a phone notices its dead connection (N22) and the check sees it. */
const NOTICE_MS = 40_000;

/** Phones whose networks freeze, break and return: a guest reconnects within 20 seconds each time. */
export const networks: Readonly<Record<string, Group>> = {
  'networks/guests': checkGuests,
  'networks/host': checkHost,
};

interface Phone {
  readonly page: Page;
  readonly name: string;
  readonly proxy: FreezingProxy;
}

interface Table {
  readonly host: Phone;
  readonly guests: readonly Phone[];
}

/** A network failure. Resolves when the network has returned. */
type Trouble = (proxy: FreezingProxy) => Promise<void>;

const troubles = {
  'frozen for 5 s, and its connections lost': async (proxy) => {
    proxy.freeze();
    await passes(SHORT_MS);
    proxy.resumeWithoutOld();
  },
  'frozen for 20 s, and its connections lost': async (proxy) => {
    proxy.freeze();
    await passes(LONG_MS);
    proxy.resumeWithoutOld();
  },
  'frozen for 20 s towards it, and resumed': async (proxy) => {
    proxy.freeze('to-page');
    await passes(LONG_MS);
    proxy.resume();
  },
  'frozen for 20 s away from it, and its connections lost': async (proxy) => {
    proxy.freeze('to-server');
    await passes(LONG_MS);
    proxy.resumeWithoutOld();
  },
  'cut for 20 s': async (proxy) => {
    proxy.cut();
    await passes(LONG_MS);
    proxy.resume();
  },
  'half open: the server has let go of it, and nobody has told it': async (proxy) => proxy.halfOpen(),
} satisfies Readonly<Record<string, Trouble>>;

type TroubleName = keyof typeof troubles;

async function checkGuests(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const table = await openTable(browser, url, 4, 71);
  const cases: readonly TroubleName[] = [
    'frozen for 5 s, and its connections lost',
    'frozen for 20 s, and its connections lost',
    'frozen for 20 s towards it, and resumed',
    'half open: the server has let go of it, and nobody has told it',
  ];
  await Promise.all(
    table.guests.map((guest, at) => {
      const name = cases[at];
      assert.ok(name);
      return check(`networks: a guest’s is ${name}`, () => reconnects(table.host, [guest], [[guest, name]]));
    }),
  );
  await check('networks: a guest’s is frozen for 5 s, and resumed: nobody notices', async () => {
    const [guest] = table.guests;
    assert.ok(guest);
    guest.proxy.freeze();
    await passes(SHORT_MS);
    guest.proxy.resume();
    await seatAt(table.host.page, guest.name, 'away').waitFor({ state: 'hidden', timeout: 1000 });
  });
  await check('networks: they play on, and all have the same game', () => playOn(table));
  await closeTable(table);
}

async function checkHost(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const table = await openTable(browser, url, 3, 91);
  const { host, guests } = table;
  const [ben, cleo, dan] = guests;
  assert.ok(ben && cleo && dan);
  await check('networks: the host’s is frozen for 5 s, and its connections lost', () =>
    reconnects(host, guests, [[host, 'frozen for 5 s, and its connections lost']]),
  );
  await check('networks: those of the host and all guests are frozen or cut for 20 s', () =>
    reconnects(host, guests, [
      [host, 'frozen for 20 s, and its connections lost'],
      [ben, 'frozen for 20 s, and its connections lost'],
      [cleo, 'cut for 20 s'],
      [dan, 'frozen for 20 s away from it, and its connections lost'],
    ]),
  );
  await check('networks: they play on, and all have the same game', () => playOn(table));
  await closeTable(table);
}

/** After these failures of these phones' networks, these guests lose the host and reconnect in time. */
async function reconnects(
  host: Phone,
  guests: readonly Phone[],
  happens: readonly (readonly [Phone, TroubleName])[],
): Promise<void> {
  const watches = await Promise.all(guests.map(({ page }) => watchConnection(page)));
  await Promise.all(happens.map(([{ proxy }, name]) => troubles[name](proxy)));
  const returned = Date.now();
  const patience = passes(NOTICE_MS, 'late' as const, { ref: false });
  for (const { back } of watches)
    assert.notEqual(await Promise.race([back, patience]), 'late', `not back after ${NOTICE_MS} ms`);
  for (const guest of guests) await seatAt(host.page, guest.name, 'away').waitFor({ state: 'hidden' });
  const took = Date.now() - returned;
  const what = happens.map(([{ name }, trouble]) => `${name} ${trouble}`).join('; ');
  console.log(`        back after ${(took / 1000).toFixed(1)} s: ${what}`);
  assert.ok(took <= BACK_MS, `back after ${took} ms`);
}

/** Starts to observe a guest's page. `back` resolves when the page has lost the host and reconnected. */
async function watchConnection(page: Page): Promise<{ readonly back: Promise<unknown> }> {
  await page.evaluate(() => {
    const isLost = () => document.body.innerText.includes('There is no connection to the host');
    let lost = false;
    const back = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (isLost()) lost = true;
        else if (lost) {
          observer.disconnect();
          resolve();
        }
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { back });
  });
  return { back: page.evaluate(() => Reflect.get(window, 'back')) };
}

async function playOn({ host, guests }: Table): Promise<void> {
  const pages = [host, ...guests].map(({ page }) => page);
  await playTogether(pages, 2 * pages.length);
  const entriesOf = async (page: Page) => (await savedGames(page))[0]?.entries ?? [];
  const wanted = await entriesOf(host.page);
  assert.ok(wanted.length > 0);
  for (const { page } of guests) {
    const deadline = Date.now() + BACK_MS;
    while ((await entriesOf(page)).length < wanted.length && Date.now() < deadline)
      await page.waitForTimeout(50);
    assert.deepEqual((await entriesOf(page)).slice(0, wanted.length), wanted);
  }
}

/** A table with this many guests, after the beginning. Each phone has its own proxy. */
async function openTable(browser: Browser, url: string, guests: number, seed: number): Promise<Table> {
  const phone = async (name: string, at: number): Promise<Phone> => {
    const proxy = await freezingProxy(url);
    return { name, proxy, page: await openPhone(browser, proxy.url, seed + at) };
  };
  const names = NAMES.slice(0, guests);
  const [host, ...others] = await Promise.all(['Player 1', ...names].map(phone));
  assert.ok(host);
  await invite(host.page, host.proxy.url, GAME, guests + 1);
  const digits = await host.page.getByRole('heading', { name: /^Digits/ }).getAttribute('aria-label');
  for (const { page, proxy, name } of others)
    await join(page, proxy.url, GAME, digits?.replace(/\D/g, '') ?? '', name);
  for (const name of names) await host.page.getByRole('listitem', { name: `${name}: Here` }).waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const name of names) await seatAt(host.page, name).waitFor();
  return { host, guests: others };
}

async function closeTable({ host, guests }: Table): Promise<void> {
  for (const { page, proxy } of [host, ...guests]) {
    await page.context().close();
    await proxy.close();
  }
}
