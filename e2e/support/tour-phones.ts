import type { Page } from 'playwright-core';
import { openPhone, seatAt } from './phones';
import { openSetUp, playButton } from './player';
import type { Stop } from './tour';

/** A host's name that no other tour has: several advertise tables at the same time. */
const newHost = () => {
  hosts += 1;
  return `Nina ${hosts}`;
};
let hosts = 0;
const SEED = 7000;

/** The screens for joining another phone's table, and for inviting to one. */
export async function* phones(page: Page, url: string): AsyncGenerator<Stop> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const other = await openPhone(browser, url, SEED);
  await page.goto(`${url}/join`);
  await page.getByRole('heading', { level: 1, name: 'Join a table' }).waitFor();
  yield { name: 'join a table' };
  const host = newHost();
  const digits = await invite(other, url, host);
  const nearby = page.getByRole('button', { name: `Join ${host}: Lockout` });
  await page.goto(url);
  await nearby.waitFor();
  yield { name: 'home with a table nearby' };
  await nearby.click();
  const field = page.getByRole('textbox', { name: /six digits/ });
  await field.fill(digits === '000000' ? '000001' : '000000');
  await page.getByRole('alert').filter({ hasText: 'digits' }).waitFor();
  yield { name: 'wrong digits' };
  await field.fill(digits);
  await page.getByRole('textbox', { name: /^Name for seat/ }).waitFor();
  yield { name: 'who plays on this phone' };
  await page.getByRole('textbox', { name: /^Name for seat/ }).fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('The host will start soon').waitFor();
  yield { name: 'a guest before the game', table: true };
  await other.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('The host will start soon').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  yield { name: 'a guest’s menu' };
  await page.getByRole('button', { name: 'Close' }).click();
  await other.context().close();
  await page.getByText('There is no connection').waitFor();
  yield { name: 'a guest without a host', table: true };
  await page.getByLabel('The host is gone').getByRole('button', { name: 'Let this phone host' }).waitFor();
  yield { name: 'the host is gone' };
  await page.getByLabel('The host is gone').getByRole('button', { name: 'Let this phone host' }).click();
  await seatAt(page, host, 'away').waitFor();
  yield { name: 'a table whose first host is away', table: true };
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  yield { name: 'a host’s menu' };
  await page.getByRole('button', { name: /^Invite/ }).click();
  await page.getByRole('heading', { name: /^Digits/ }).waitFor();
  yield { name: 'inviting' };
}

/** A phone that knocks, and the host whom it asks. */
export async function* knocking(page: Page, url: string): AsyncGenerator<Stop> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const other = await openPhone(browser, url, SEED + 100);
  const own = newHost();
  await invite(page, url, own);
  await other.goto(url);
  await other.getByRole('button', { name: `Join ${own}: Lockout` }).click();
  await other.getByRole('button', { name: 'Knock' }).click();
  await page.getByRole('button', { name: 'Let in' }).waitFor();
  yield { name: 'somebody knocks' };
  await page.getByRole('button', { name: 'Let in' }).click();
  await page.getByText('Now tap “The same pictures” on the other phone.').waitFor();
  yield { name: 'the host lets somebody in' };
  await other.context().close();
  // The other side: this phone knocks.
  const host = await openPhone(browser, url, SEED + 200);
  const theirs = newHost();
  await invite(host, url, theirs);
  await page.goto(url);
  await page.getByRole('button', { name: `Join ${theirs}: Lockout` }).click();
  await page.getByRole('button', { name: 'Knock' }).click();
  await page.getByRole('button', { name: 'The same pictures' }).waitFor();
  yield { name: 'knocking' };
  await page.getByRole('button', { name: 'The same pictures' }).click();
  await page.getByText('Now tap “Let in” on the host’s phone.').waitFor();
  yield { name: 'waiting for the host' };
  await host.context().close();
}

/** Invites, and returns the digits. */
async function invite(page: Page, url: string, name: string): Promise<string> {
  await openSetUp(page, url, 'Lockout');
  await page.getByRole('button', { name: /, seat 1$/ }).click();
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /, seat 2$/ }).click();
  await page.getByRole('radio', { name: 'Another phone' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add another phone' }).click();
  await playButton(page).click();
  const heading = page.getByRole('heading', { name: /^Digits/ });
  return ((await heading.getAttribute('aria-label')) ?? '').replace(/\D/g, '');
}
