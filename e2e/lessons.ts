import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import type { Checks, Group } from './checks';
import { barriers } from './support/axe';
import { learn, learnerAt } from './support/learn';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { playerAt, withoutPauses } from './support/player';
import { savedDocument, savedGames } from './support/saved';
import { inEnglish, type Say, speaking } from './support/words';

const GAMES = { lockout: 'Lockout', 'last-die': 'Last Die', 'sun-rows': 'Sun Rows', arena: 'Arena' } as const;
const LANGUAGES = { en: inEnglish, fr: speaking('fr') } as const;

/** Plays each lesson to its end, in two languages. */
export const lessonGroups: Readonly<Record<string, Group>> = Object.fromEntries(
  Object.entries(GAMES).map(([id, name]) => [
    `lessons/${id}`,
    (browser, url, checks) => checkLesson(browser, url, checks, id, name),
  ]),
);

async function checkLesson(
  browser: Browser,
  url: string,
  { check }: Checks,
  id: string,
  game: string,
): Promise<void> {
  for (const [language, say] of Object.entries(LANGUAGES)) {
    const page = await openPage(browser, { locale: language === 'en' ? 'en-GB' : 'fr-FR' });
    const complaints = complaintsOf(page);
    if (language === 'en') await withoutPauses(page, url);
    await check(`lesson of ${game} (${language}): the first set-up offers it`, () =>
      begin(page, url, id, say),
    );
    const learner = learnerAt(page, say);
    if (language === 'en')
      await check(`lesson of ${game}: it goes on after a restart`, async () => {
        await learn(learner, say, async (step) => Number(/\d+/.exec(step)?.[0]) < 6);
        await page.goto(`${url}/lesson/${id}`);
        // What was chosen and not confirmed has to be chosen again.
        const step = (await learner.step.getAttribute('aria-label')) ?? '';
        assert.ok(Number(/\d+/.exec(step)?.[0]) > 3, step);
      });
    await check(`lesson of ${game} (${language}): is played to its end by what it points at`, async () => {
      const steps = await learn(learner, say, async () => {
        if (language === 'en') assert.deepEqual(await barriers(page), []);
        return true;
      });
      // The shortest lesson has nine steps, of which the bot's may pass unseen. The English one goes on after a restart.
      assert.ok(steps >= (language === 'en' ? 3 : 7), `it was over after ${steps} steps`);
      await learner.end.getByRole('button', { name: say('Play'), exact: true }).waitFor();
      assert.match((await learner.end.textContent()) ?? '', /\d/);
    });
    await check(`lesson of ${game} (${language}): it leaves no game behind`, async () => {
      assert.deepEqual(await savedGames(page), []);
      assert.equal(await savedDocument(page, `lesson/${id}`), 'done');
    });
    const leave = (label: string) =>
      learner.end.getByRole('button', { name: say(label), exact: true }).click();
    if (language === 'en')
      await check(`lesson of ${game}: one press begins a game`, async () => {
        await leave('Play');
        await page.waitForURL(/\/table\//);
        await playerAt(page, say).asked();
        await page.getByRole('group', { name: 'Players' }).getByLabel(/^Mia/).waitFor();
      });
    else
      await check(
        `lesson of ${game}: players can be chosen, and the lesson is not offered again`,
        async () => {
          await leave('Choose players');
          await page.getByRole('button', { name: say('Play'), exact: true }).waitFor();
          assert.equal(await page.getByRole('button', { name: say('Learn in two minutes') }).count(), 0);
          await page.getByRole('button', { name: new RegExp(`^Mia, ${say('Easy')}`) }).waitFor();
        },
      );
    await check(`lesson of ${game} (${language}): the console stays quiet`, () => isQuiet(complaints));
    await page.context().close();
  }
}

async function begin(page: Page, url: string, id: string, say: Say): Promise<void> {
  await page.goto(`${url}/set-up/${id}`);
  await page.getByRole('button', { name: say('Learn in two minutes'), exact: true }).click();
  await learnerAt(page, say).step.waitFor();
}
