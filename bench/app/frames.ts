import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { painterOf } from '../../e2e/support/painter';
import { slowDown } from './slow-down';

export interface Frames {
  /** Frames a second, while dice are in motion. */
  readonly fps: number;
  /** The longest time between two frames of a motion, in ms. */
  readonly longest: number;
  /** The part of the time without motion, while a throw was simulated. */
  readonly still: number;
}

/** A longer gap lies between two throws: nothing is drawn there, so it belongs to no motion. */
const GAP_MS = 250;
const WARM_UP_MS = 2500;

/** Counts the frames that the tray draws while dice are thrown again and again. */
export async function diceFrames(
  browser: Browser,
  url: string,
  seconds: number,
  { dice = 31, slowdown = 1 } = {},
): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const thread = await painterOf(page, noteFrames);
  await slowDown(page, slowdown);
  await page.goto(`${url}/bench-dice?dice=${dice}`);
  const painter = await thread.painter;
  const felt = page.locator('canvas');
  await felt.waitFor();
  await page.waitForTimeout(WARM_UP_MS / 2);
  await felt.click({ force: true });
  await page.waitForTimeout(WARM_UP_MS);
  const times = await timesOf((code) => painter.evaluate(code), seconds);
  await page.close();
  return summed(times);
}

/** Runs in the painter's worker. A frame counts if anything was drawn in it. */
function noteFrames(): void {
  const drawn: number[] = [];
  let frame = 0;
  const ask = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (draw) =>
    ask((time) => {
      frame = time;
      draw(time);
    });
  const note = () => {
    if (drawn.at(-1) !== frame) drawn.push(frame);
  };
  const { prototype } = WebGL2RenderingContext;
  const { drawElements, drawArrays, drawElementsInstanced, drawArraysInstanced } = prototype;
  prototype.drawElements = function (...given) {
    note();
    drawElements.apply(this, given);
  };
  prototype.drawArrays = function (...given) {
    note();
    drawArrays.apply(this, given);
  };
  prototype.drawElementsInstanced = function (...given) {
    note();
    drawElementsInstanced.apply(this, given);
  };
  prototype.drawArraysInstanced = function (...given) {
    note();
    drawArraysInstanced.apply(this, given);
  };
  Object.assign(globalThis, { drawn });
}

/** The machine's maximum: the frames of a page that draws nothing. */
export async function emptyFrames(browser: Browser, seconds: number): Promise<Frames> {
  const page = await browser.newPage();
  await page.evaluate(() => {
    const drawn: number[] = [];
    const next = (time: number) => {
      drawn.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { drawn });
  });
  const times = await timesOf((code) => page.evaluate(code), seconds);
  await page.close();
  return summed(times);
}

async function timesOf(
  evaluate: (code: string) => Promise<unknown>,
  seconds: number,
): Promise<readonly number[]> {
  await evaluate('drawn.length = 0');
  await setTimeout(seconds * 1000);
  return JSON.parse(String(await evaluate('JSON.stringify(drawn)')));
}

function summed(times: readonly number[]): Frames {
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const moving = steps.filter((step) => step <= GAP_MS);
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const all = sum(steps);
  return {
    fps: (1000 * moving.length) / sum(moving),
    longest: Math.max(...moving),
    still: all > 0 ? 1 - sum(moving) / all : 1,
  };
}
