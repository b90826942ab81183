import type { Browser, Page } from 'playwright-core';
import { complaintsOf } from './page';
import { openPhone, sitDown } from './phones';
import { openSetUp, playButton } from './player';

export interface MiddleScene {
  readonly host: Page;
  readonly guest: Page;
  /** A tablet without a seat. It lies in the middle. */
  readonly tablet: Page;
  readonly pages: readonly Page[];
  readonly complaints: readonly (readonly string[])[];
}

interface Wishes {
  readonly url: string;
  readonly game: string;
  /** The seats that bots keep besides those of the two phones. */
  readonly bots?: number;
  readonly names?: readonly [string, string];
  readonly seed?: number;
}

/** The plates that lie over the tray or the board, by their number. */
export function covering(tablet: Page): Promise<readonly string[]> {
  return tablet.evaluate(() => {
    const HAIR = 1;
    const boxes = (name: string) =>
      [...document.querySelectorAll(`[data-testid="${name}"]`)].map((each) => each.getBoundingClientRect());
    const plates = boxes('plate');
    return ['tray', 'board'].flatMap((part) =>
      boxes(part).flatMap((box) =>
        plates.flatMap((plate, seat) => {
          const across = Math.min(box.right, plate.right) - Math.max(box.left, plate.left);
          const down = Math.min(box.bottom, plate.bottom) - Math.max(box.top, plate.top);
          return across > HAIR && down > HAIR ? [`plate ${seat + 1} lies over the ${part}`] : [];
        }),
      ),
    );
  });
}

const TABLET = { width: 1024, height: 1366 } as const;

/** Two phones with a seat each, and a tablet in the middle, at a table over the relay. The game has begun. */
export async function openMiddle(browser: Browser, wishes: Wishes): Promise<MiddleScene> {
  const { url, game, bots = 0, names = ['Ada', 'Ben'], seed = 7 } = wishes;
  const pages = await Promise.all([0, 1, 2].map((at) => openPhone(browser, url, seed + at)));
  const [host, guest, tablet] = pages;
  if (!host || !guest || !tablet) throw new Error('three pages were opened');
  const complaints = pages.map(complaintsOf);
  await tablet.setViewportSize(TABLET);
  await openSetUp(host, url, game);
  await host.getByRole('button', { name: /, seat 2$/ }).waitFor();
  await host.getByRole('button', { name: /, seat 1$/ }).click();
  await host.getByRole('textbox').fill(names[0]);
  await host.getByRole('button', { name: 'Done' }).click();
  await host.getByRole('button', { name: /, seat 2$/ }).click();
  await host.getByRole('radio', { name: 'Another phone' }).click();
  await host.getByRole('button', { name: 'Done' }).click();
  for (let seat = 3; seat <= bots + 2; seat += 1) {
    await host.getByRole('button', { name: 'Add a bot' }).click();
    await host.getByRole('button', { name: new RegExp(`, seat ${seat}$`) }).waitFor();
  }
  await playButton(host).click();
  await host.getByText(/^Others can join now/).waitFor();
  const digits = await digitsAt(host);
  // A card has only the beginning of a long name.
  const name = new RegExp(`^Join ${names[0].slice(0, 10)}.*: ${game}`);
  await guest.goto(url);
  await guest.getByRole('button', { name }).click();
  await sitDown(guest, digits, names[1]);
  await tablet.goto(url);
  await tablet.getByRole('button', { name }).click();
  await tablet.getByRole('textbox', { name: /six digits/ }).fill(digits);
  await tablet.getByRole('button', { name: 'Lie in the middle' }).click();
  await tablet.getByTestId('middle').waitFor();
  await host.getByRole('button', { name: 'Begin' }).click();
  await host.getByRole('group', { name: 'What to do' }).waitFor();
  return { host, guest, tablet, pages, complaints };
}

async function digitsAt(host: Page): Promise<string> {
  const label = await host.getByRole('heading', { name: /^Digits/ }).getAttribute('aria-label');
  return label?.replace(/\D/g, '') ?? '';
}
