import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks, Group } from './checks';
import { type Language, speak } from './support/languages';
import { enlargeText } from './support/large-text';
import { playOn } from './support/play';
import type { Player } from './support/player';
import { drawn, forms, openScene } from './support/scenes';

const GAMES = ['Sun Rows', 'Arena', 'Lockout', 'Last Die'] as const;

/** What docs/design/table.md promises: the board stays where it is, with a hint and without, from step to step. */
export const stillGroups: Readonly<Record<string, Group>> = Object.fromEntries(
  GAMES.map((game) => [
    `still/${game.toLowerCase().replace(' ', '-')}`,
    (browser, url, checks) => checkStill(browser, url, checks, game),
  ]),
);

interface View {
  readonly form: keyof typeof forms;
  readonly language?: Language;
  readonly text?: number;
}

const VIEWS: readonly View[] = [
  ...(Object.keys(forms) as View['form'][]).map((form) => ({ form })),
  { form: 'small phone', language: 'de' },
  { form: 'small phone', language: 'fr' },
  // Upright, larger text takes what it needs, and the board's place scrolls.
  { form: 'sideways', text: 2 },
];

/** The steps that are played in each view: some turns, and those of a bot between them. */
const STEPS = 6;

async function checkStill(browser: Browser, url: string, checks: Checks, game: string): Promise<void> {
  let player: Player | null = null;
  for (const view of VIEWS) {
    const { form, language = 'en', text = 1 } = view;
    await checks.check(`${game}, ${form}, ${language}, text × ${text}: the board stays still`, async () => {
      player = await inTheMiddle(player, () => openScene(browser, url, { game, seats: 2 }));
      await player.page.setViewportSize(forms[form]);
      await enlargeText(player.page, text);
      await player.page.reload();
      const { places, hints } = await playSome(player, language);
      assert.ok(hints > 0, 'no hint was shown');
      assert.equal(places.length, 1, `it was at\n${places.join('\n')}`);
    });
  }
  await (player as Player | null)?.page.context().close();
}

/** The same game while it lasts, then another one. */
async function inTheMiddle(player: Player | null, open: () => Promise<Player>): Promise<Player> {
  if (player && !(await player.result.isVisible())) return player;
  await player?.page.context().close();
  return open();
}

/** Plays some steps and asks for a hint before each. Gives the places where the board was, and the number of hints. */
async function playSome(player: Player, language: Language) {
  const { page } = player;
  await player.asked();
  await drawn(page);
  await watchBoard(page);
  let hints = 0;
  for (let step = 0; step < STEPS && !(await player.result.isVisible()); step++) {
    await spoken(page, language);
    if (await askForHint(player)) {
      hints += 1;
      await spoken(page, language);
    }
    await playOn(player);
    await player.asked();
  }
  return { places: await placesOf(page), hints };
}

/** Shows the screen in this language for some frames. The player reads English. */
async function spoken(page: Page, language: Language): Promise<void> {
  if (language !== 'en') await speak(page, language);
  await drawn(page);
  if (language !== 'en') await speak(page, 'en');
}

async function askForHint({ page, hint, undo, result }: Player): Promise<boolean> {
  // Of a draft nothing is asked.
  if ((await result.isVisible()) || (await undo.isEnabled()) || !(await hint.isEnabled())) return false;
  await hint.click();
  await page.getByText(/^Hint: /).waitFor();
  return true;
}

/** Notes in every frame where the board is, also while bots play. */
function watchBoard(page: Page): Promise<void> {
  return page.evaluate(() => {
    const places = new Map<string, string>();
    Object.assign(globalThis, { places });
    const look = () => {
      const box = document.querySelector('[data-testid="board-place"]')?.getBoundingClientRect();
      if (box && box.width > 0) {
        const place = [box.left, box.top, box.width, box.height].map(Math.round).join(', ');
        const said = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent);
        if (!places.has(place)) places.set(place, said.join(' | '));
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The places and sizes that the board has had, each with what was said when it came there. */
const placesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...(Reflect.get(globalThis, 'places') as ReadonlyMap<string, string>)].map((each) => each.join(': ')),
  );
