import assert from 'node:assert/strict';
import type { Browser, Worker } from 'playwright-core';
import type { Checks } from './checks';
import { lie, toOwnRoll } from './support/lockout';
import { complaintsOf, isQuiet, openPage } from './support/page';
import { painterOf } from './support/painter';
import { type Player, startGame, withoutPauses } from './support/player';

/** With full motion: dice fly, and a tap skips the flight. */
export async function checkThrowing(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPage(browser, { reducedMotion: 'no-preference' });
  const thread = await painterOf(page, countPrograms);
  const complaints = complaintsOf(page);
  await withoutPauses(page, url);
  const player = await startGame(page, url, 'Lockout');
  const painter = await thread.painter;
  const felt = page.locator('canvas');
  let made = 0;
  await check('throwing: the tray is drawn', async () => {
    await felt.waitFor();
    made = await programs(painter);
    await toOwnRoll(player);
  });
  let flight = 0;
  await check('throwing: dice are in the air before they lie', async () => {
    flight = await timeOfRoll(player, async () => {});
    assert.ok(flight > 500, `they lay after ${flight} ms`);
  });
  await check('throwing: a tap on the tray skips the flight', async () => {
    await toOwnRoll(player);
    const skipped = await timeOfRoll(player, async () => {
      await page.waitForTimeout(150);
      const box = await felt.boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    });
    assert.ok(skipped < flight * 0.75, `${skipped} ms with a tap, ${flight} ms without`);
  });
  await check('throwing: a tap on the tray throws, too', async () => {
    await toOwnRoll(player);
    const box = await felt.boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await lie(player);
  });
  await check('throwing: no frame had to wait for a program of the GPU', async () => {
    assert.ok(made > 0);
    assert.equal(await programs(painter), made);
  });
  await check('throwing: the console stays quiet', () => isQuiet(complaints));
  await page.context().close();
}

async function timeOfRoll(player: Player, meanwhile: () => Promise<void>): Promise<number> {
  await player.acts.first().click();
  const begun = Date.now();
  await meanwhile();
  await lie(player);
  return Date.now() - begun;
}

/** Compiling a GPU program takes several frames, so all must exist before dice are visible. */
function countPrograms(): void {
  let made = 0;
  const { prototype } = WebGL2RenderingContext;
  const { linkProgram } = prototype;
  prototype.linkProgram = function (program) {
    made += 1;
    Object.assign(globalThis, { programs: made });
    linkProgram.call(this, program);
  };
}

const programs = (painter: Worker): Promise<number> =>
  painter.evaluate(() => Number(Reflect.get(globalThis, 'programs') ?? 0));
