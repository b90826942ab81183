import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { gameColours } from '../src/components/board-kit/game-colours';
import { dark, light } from '../src/components/ui/theme/theme';
import type { Checks } from './checks';
import { finishedGame } from './support/finished';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { addPerson } from './support/persons';
import { openSetUp } from './support/player';
import { storeGames } from './support/saved';

const THEMES = { light, dark } as const;
const GAMES = ['lockout', 'last-die', 'sun-rows', 'arena'] as const;

/** Persons of a phone: seated by a tap, counted, taken to another phone in a file; and the picture of a result. */
export async function checkPersons(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser);
  const complaints = complaintsOf(page);
  await openSetUp(page, url, 'Lockout');
  await check('persons: a new person sits down at once', async () => {
    await addPerson(page, 'Ada');
    await page.getByRole('button', { name: 'Ada, person, seat 1' }).waitFor();
  });
  await check('persons: a tap seats the next one in place of a bot or beside it', async () => {
    await addPerson(page, 'Ben');
    const ben = page.getByRole('button', { name: 'Ben', exact: true });
    await page.getByRole('button', { name: 'Ben', exact: true, pressed: true }).waitFor();
    await ben.click();
    await page.getByRole('button', { name: 'Ben', exact: true, pressed: false }).waitFor();
    await page.getByRole('button', { name: /^Ben, person/ }).waitFor({ state: 'detached' });
    await ben.click();
    await page.getByRole('button', { name: /^Ben, person/ }).waitFor();
  });

  const now = Date.now();
  await storeGames(
    page,
    GAMES.map((game, at) =>
      finishedGame(game, `finished${at}`, now - 60_000 * (GAMES.length - at), [
        'Ada',
        'Ben',
        'Cleo',
        'Dan',
        'Eva',
      ]),
    ),
  );
  for (const [at, game] of GAMES.entries()) await checkPicture(page, url, `finished${at}`, game, check);

  await check('persons: the evening, and the page of a person', async () => {
    await page.goto(`${url}/statistics`);
    await page.getByRole('heading', { name: 'Tonight' }).waitFor();
    await page.getByRole('button', { name: /^Ada: won \d of 4/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await page.getByRole('listitem', { name: /^Against Ben: / }).waitFor();
    await page.getByRole('listitem', { name: /^Lockout: 1 game, \d won, average \d+, best \d+/ }).waitFor();
  });
  await checkFile(page, url, check);
  await check('persons: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

/** The picture of a result, judged by its pixels. */
async function checkPicture(
  page: Page,
  url: string,
  id: string,
  game: (typeof GAMES)[number],
  check: Checks['check'],
): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await check(`persons: the picture of ${game}, ${scheme}`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${url}/table/${id}`);
      const coming = page.waitForEvent('download', { timeout: 60_000 });
      await page.getByRole('button', { name: 'Share a picture' }).click();
      const path = `e2e/out/picture-${game}-${scheme}.png`;
      await (await coming).saveAs(path);
      const theme = THEMES[scheme];
      const seen = await pixelsOf(page, path, {
        ground: theme.page,
        band: theme.band,
        winner: theme.glowSoft,
        text: theme.text,
        felt: theme.felt,
        red: gameColours[scheme].red.body,
        ada: gameColours[scheme].green.body,
      });
      assert.equal(seen.width, 1080);
      assert.equal(seen.corner, theme.page);
      assert.equal(seen.top, theme.band);
      // The headline is written, the winner's row is marked, and Ada's emblem stands beside her name.
      assert.ok(seen.count('text') > 2000, `${seen.count('text')} pixels of text`);
      assert.ok(seen.count('winner') > 20_000, `${seen.count('winner')} pixels of the winner's row`);
      assert.ok(seen.count('ada') > 500, `${seen.count('ada')} pixels of Ada's emblem`);
      // The board is there: felt under Arena's and Last Die's dice, red boxes in the other two.
      const board = game === 'arena' || game === 'last-die' ? seen.count('felt') : seen.count('red');
      // In the golden game of Sun Rows two red boxes are filled.
      assert.ok(board > (game === 'sun-rows' ? 500 : 2000), `${board} pixels of the board`);
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

interface Seen<Name extends string> {
  readonly width: number;
  /** The colours of the lower left corner and of the middle of the upper edge. */
  readonly corner: string;
  readonly top: string;
  /** The number of pixels of this colour. */
  count(name: Name): number;
}

async function pixelsOf<Name extends string>(
  page: Page,
  path: string,
  colours: Readonly<Record<Name, string>>,
): Promise<Seen<Name>> {
  const bytes = readFileSync(path).toString('base64');
  const seen = await page.evaluate(async (bytes) => {
    const blob = new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))]);
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const hex = (at: number) =>
      `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    const counts: Record<string, number> = {};
    for (let at = 0; at < data.length; at += 4) counts[hex(at)] = (counts[hex(at)] ?? 0) + 1;
    return {
      width: image.width,
      corner: hex((image.width * (image.height - 3) + 3) * 4),
      top: hex((image.width * 3 + 540) * 4),
      counts,
    };
  }, bytes);
  const count = (name: Name) => seen.counts[colours[name].toUpperCase()] ?? 0;
  return { ...seen, count };
}

/** Export, deletion, and import; files that are no such file. */
async function checkFile(page: Page, url: string, check: Checks['check']): Promise<void> {
  const path = 'e2e/out/knobel-people.json';
  const bringIn = async (name: string, text: string | Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Bring in a file' }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await check('persons: they are saved as a file', async () => {
    await page.goto(`${url}/people`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await (await saved).saveAs(path);
    assert.match(readFileSync(path, 'utf8'), /"name":"Ada"/);
  });
  await check('persons: a damaged file is refused, and nothing is lost', async () => {
    await bringIn('cut.json', readFileSync(path).subarray(0, 200));
    await page
      .getByRole('alert')
      .getByText(/damaged/)
      .waitFor();
    await page.getByRole('button', { name: 'Ada' }).waitFor();
    await bringIn('photo.json', 'no file of people');
    await page
      .getByRole('alert')
      .getByText(/not a file of people/)
      .waitFor();
  });
  await check('persons: a deleted person is gone, but for the name in games', async () => {
    await page.getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('button', { name: 'Delete Ada' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'People on this phone' }).waitFor();
    await page.getByRole('button', { name: 'Ada' }).waitFor({ state: 'detached' });
    await page.goto(`${url}/statistics`);
    await page.getByRole('listitem', { name: /^Ada: won/ }).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Ada: won/ }).count(), 0);
  });
  await check('persons: the file brings them back', async () => {
    await page.goto(`${url}/people`);
    await bringIn('people.json', readFileSync(path));
    await page.getByText('Brought in: 2 people, 0 new games.').waitFor();
    await page.getByRole('button', { name: 'Ada' }).waitFor();
  });
}
