// Measures the relay's memory under excessive requests, in MB: node scripts/run.mjs bench/net/relay.ts
// A folder with one large file stands for the exported app.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuredRelay, openSilentReaders, pipelined } from './relay-memory';
import { exchange } from './relay-messages';

/** The size of the app's largest file, CanvasKit. The test file compresses to about half as well. */
const LARGEST = 7_155_822;
const REQUESTS = 400;
const SILENT = 1000;
const SLOW_READERS = 200;
const MESSAGES = 200_000;
const MEGABYTE = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'knobel-relay-'));
writeFileSync(join(folder, 'index.html'), '<title>app</title>');
writeFileSync(join(folder, 'large.wasm'), randomBytes(LARGEST / 2).toString('hex'));
const relay = await measuredRelay(folder);
const start = await relay.mostMemory();
/** The peak since the last call, minus the memory at the start. */
const grown = async (): Promise<number> => ((await relay.mostMemory()) - start) / MEGABYTE;

try {
  await pipelined(relay.port, '/large.wasm', REQUESTS);
  const silent = await openSilentReaders(relay.port, SILENT, '');
  await pipelined(relay.port, '/', 1);
  for (const socket of silent) socket.destroy();
  await exchange(relay.relay, MESSAGES);
  const rssGrowthMb = await grown();

  await pipelined(relay.port, '/large.wasm', REQUESTS, 'Accept-Encoding: br\r\n');
  const slow = await openSilentReaders(
    relay.port,
    SLOW_READERS,
    'GET /large.wasm HTTP/1.1\r\nHost: relay\r\n\r\n',
  );
  // This request is answered after the clients that do not read, so each of them has had its first piece.
  await pipelined(relay.port, '/large.wasm', 1);
  for (const socket of slow) socket.destroy();
  console.log(JSON.stringify({ rssGrowthMb, slowReadersMb: Math.max(rssGrowthMb, await grown()) }));
} finally {
  await relay.stop();
  rmSync(folder, { recursive: true, force: true });
}
