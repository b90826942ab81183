import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks, Group } from './checks';
import { complaintsOf, isQuiet } from './support/page';
import { invite, join, nearby, openPhone, playTogether, reopen, seatAt } from './support/phones';
import { savedGames } from './support/saved';

const NAMES = ['Ben', 'Cleo', 'Dan'] as const;
const SOON = 3000;

/** Four phones at one table through the relay: a whole game with lost guests and a lost host. */
export const manyPhones: Readonly<Record<string, Group>> = {
  'many-phones/lockout': (browser, url, checks) => checkTable(browser, url, checks, 'Lockout', true),
  'many-phones/last-die': (browser, url, checks) => checkTable(browser, url, checks, 'Last Die', false),
  'many-phones/sun-rows': (browser, url, checks) => checkTable(browser, url, checks, 'Sun Rows', false),
  'many-phones/arena': (browser, url, checks) => checkTable(browser, url, checks, 'Arena', false),
};

async function checkTable(
  browser: Browser,
  url: string,
  { check }: Checks,
  game: string,
  troubles: boolean,
): Promise<void> {
  const seed = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const host = await openPhone(browser, url, seed);
  const guests = await Promise.all(NAMES.map((_, at) => openPhone(browser, url, seed + at + 1)));
  let pages: readonly Page[] = [host, ...guests];
  const complaints = pages.map(complaintsOf);
  const only = (name: string) => `many phones, ${game}: ${name}`;

  await check(only('a table is seen by the others within three seconds'), async () => {
    await Promise.all(guests.map((page) => page.goto(url)));
    await invite(host, url, game, pages.length);
    await Promise.all(guests.map((page) => nearby(page, game).waitFor({ timeout: SOON })));
  });
  await check(only('all sit down with the digits, and the host begins'), async () => {
    const digits = await host.getByRole('heading', { name: /^Digits/ }).getAttribute('aria-label');
    // One after the other: each takes the first free seat.
    for (const [at, page] of guests.entries())
      await join(page, url, game, digits?.replace(/\D/g, '') ?? '', NAMES[at] ?? '');
    for (const name of NAMES) await host.getByRole('listitem', { name: `${name}: Here` }).waitFor();
    await host.getByRole('button', { name: 'Begin' }).click();
    await seatAt(host, 'Dan').waitFor();
  });
  if (troubles) {
    await check(only('a phone that is closed in mid-turn is away, and comes back to its seat'), async () => {
      const [, gone] = guests;
      assert.ok(gone);
      await playTogether(pages, 6);
      await gone.close();
      await seatAt(host, 'Cleo', 'away').waitFor();
      const back = await reopen(gone.context(), url);
      pages = pages.map((page) => (page === gone ? back : page));
      await seatAt(host, 'Cleo', 'away').waitFor({ state: 'hidden' });
      await playTogether(pages, 6);
    });
    await check(
      only('the host is closed: another phone hosts, and the first comes back as a guest'),
      async () => {
        const before = (await savedGames(host))[0]?.length ?? 0;
        await host.close();
        const others = pages.filter((page) => page !== host);
        const [heir] = others;
        assert.ok(heir);
        await heir
          .getByLabel('The host is gone')
          .getByRole('button', { name: 'Let this phone host' })
          .click();
        for (const page of others)
          await page.getByText('There is no connection').waitFor({ state: 'hidden' });
        const back = await reopen(host.context(), url);
        pages = [back, ...others];
        await seatAt(heir, 'Player 1', 'away').waitFor({ state: 'hidden' });
        const after = (await savedGames(heir))[0]?.length ?? 0;
        assert.ok(after >= before, `${before} entries have become ${after}`);
      },
    );
  }
  await check(only('is played to its end, and all phones have the same game'), async () => {
    await playTogether(pages);
    const games = await Promise.all(pages.map(async (page) => (await savedGames(page))[0]?.entries));
    assert.ok((games[0]?.length ?? 0) > 10);
    for (const entries of games) assert.deepEqual(entries, games[0]);
  });
  await check(only('the host plays again, and all come along to their seats'), async () => {
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const mayBegin = await Promise.all(pages.map((page) => button(page, 'Play again').isVisible()));
    const hosting = pages.find((_, at) => mayBegin[at]);
    assert.ok(hosting);
    await button(hosting, 'Play again').click();
    for (const page of pages) if (page !== hosting) await button(page, 'Next game').click();
    for (const name of NAMES) {
      await seatAt(hosting, name).waitFor();
      await seatAt(hosting, name, 'away').waitFor({ state: 'hidden' });
    }
    await playTogether(pages, 4);
  });
  await check(only('the consoles stay quiet'), () => isQuiet(complaints.flat()));
  for (const page of pages) await page.context().close();
}
