// Measures the time to store a move in Chromium, on a disk: node scripts/run.mjs bench/storage.ts
// In ms, each a median and the 95th percentile. The last line is JSON, for programs.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import type * as ours from '../src/storage/indexed-db';

declare const storage: typeof ours;

const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
// Without a profile of its own Chromium keeps IndexedDB in memory.
const profile = mkdtempSync(join(tmpdir(), 'knobel-bench-'));
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launchPersistentContext(profile, { executablePath });
try {
  const page = await browser.newPage();
  const address = server.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  await page.addScriptTag({ content: bundled('src/storage/indexed-db.ts') });
  const figures = await page.evaluate(measure);
  for (const [what, { median, p95 }] of Object.entries(figures))
    console.log(`${what.padEnd(40)} ${median.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}`);
  console.log(JSON.stringify(figures));
} finally {
  await browser.close();
  server.close();
  rmSync(profile, { recursive: true });
}

function bundled(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    globalName: 'storage',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs in the page. */
async function measure() {
  const entry = '{"seat":1,"move":{"kind":"roll","dice":[0,1,2]},"drawn":[1,2,3,4,5,6]}';
  const times = async (runs: number, run: (index: number) => Promise<unknown>) => {
    const taken: number[] = [];
    for (let index = 0; index < runs; index += 1) {
      const start = performance.now();
      await run(index);
      taken.push(performance.now() - start);
    }
    taken.sort((one, other) => one - other);
    const at = (share: number) => taken[Math.floor(share * taken.length)] ?? Number.NaN;
    return { median: at(0.5), p95: at(0.95) };
  };
  const appends = async (name: string) => {
    const opened = await storage.openIndexedDb(indexedDB, { name });
    await opened.createGame('a', '{}', '{}', 0);
    return times(500, (index) => opened.append('a', index, [entry], index));
  };

  const strict = await appends('strict');
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, mode) {
    return begin.call(this, stores, mode, { durability: 'relaxed' });
  };
  const relaxed = await appends('relaxed');
  IDBDatabase.prototype.transaction = begin;

  const opened = await storage.openIndexedDb(indexedDB, { name: 'long' });
  const long = Array.from({ length: 500 }, () => entry);
  const whole = await times(20, async (index) => {
    await opened.createGame(`${index}`, '{}', '{}', 0);
    await opened.append(`${index}`, 0, long, 0);
  });
  const reading = await times(20, (index) => opened.game(`${index}`));
  return {
    'a move, strict': strict,
    'a move, relaxed': relaxed,
    'a game of 500 entries, written at once': whole,
    'a game of 500 entries, read': reading,
  };
}
