// Measures the cost of the app in a browser: node scripts/run.mjs bench/app.ts [--seconds N] [--built]
// N seconds (10) for each measurement. --built uses dist/web and dist/native without a new export. The last
// line is JSON, for programs.

import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/browser';
import { serve } from '../scripts/serve.mjs';
import { exportApp } from './app/exported';
import { entryBytes, firstButton, firstHome } from './app/first-home';
import { diceFrames, emptyFrames } from './app/frames';
import { growthOfGames } from './app/growth';
import { idleTasks, tasksInGames } from './app/long-tasks';
import { rendersOfMoves } from './app/renders';
import { figures, table } from './app/report';
import { bundleSizes } from './app/sizes';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, built: { type: 'boolean', default: false } },
});
/** How much slower the page's thread is than this machine in the measurements for cheap phones. */
const SLOWDOWN = 4;
const seconds = Number(values.seconds);
if (seconds > 0) {
  exportApp(values.built);
  await run();
} else {
  process.stderr.write('bench app: --seconds is a number above 0.\n');
  process.exitCode = 2;
}

async function run(): Promise<void> {
  const server = await serve('dist/web');
  const browser = await openBrowser();
  const { url } = server;
  try {
    // One after the other: parallel measurements would slow each other down.
    const found = {
      seconds,
      empty: await emptyFrames(browser, seconds),
      dice: await diceFrames(browser, url, seconds),
      idle: await idleTasks(browser, seconds),
      tasks: await tasksInGames(browser, url, seconds),
      button: await firstButton(browser),
      home: await firstHome(browser, url),
      renders: await rendersOfMoves(browser, url),
      entry: await entryBytes(browser, url),
      growth: await growthOfGames(browser, url),
      slow: {
        home: await firstHome(browser, url, SLOWDOWN),
        tasks: await tasksInGames(browser, url, seconds, SLOWDOWN),
        dice: await diceFrames(browser, url, seconds, { dice: 6, slowdown: SLOWDOWN }),
      },
      sizes: bundleSizes(),
    };
    console.log(table(found));
    console.log(JSON.stringify(figures(found)));
  } finally {
    await browser.close();
    await server.close();
  }
}
