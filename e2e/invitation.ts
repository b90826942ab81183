import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks } from './checks';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { invite } from './support/phones';
import { withoutPauses } from './support/player';

const ADDRESSES = '**/_expo/plugins/table-relay/addresses';

/** The invitation of a page that was opened at this computer's own address. */
export async function checkInvitation(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  const code = page.getByRole('img', { name: 'Code for the camera of another phone' });
  await withoutPauses(page, url);
  await check('invitation: with no address that others reach, there is a sentence and no code', async () => {
    await page.route(ADDRESSES, (route) => route.fulfill({ json: { addresses: [] } }));
    await invite(page, url, 'Lockout', 2);
    await page.getByText(/^There is no code for cameras/).waitFor();
    assert.equal(await code.count(), 0);
  });
  await check('invitation: the code is in view without scrolling', async () => {
    await page.route(ADDRESSES, (route) => route.fulfill({ json: { addresses: ['192.168.1.20'] } }));
    await invite(page, url, 'Lockout', 2);
    await code.waitFor();
    const [seen, footer] = [await boxOf(page, code), await boxOf(page, page.getByRole('contentinfo'))];
    assert.ok(seen.y >= 0 && seen.y + seen.height <= footer.y, JSON.stringify({ seen, footer }));
  });
  await check('invitation: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

async function boxOf(page: Page, locator: ReturnType<Page['locator']>) {
  const box = await locator.last().boundingBox();
  assert.ok(box !== null, `not on ${page.url()}`);
  return box;
}
