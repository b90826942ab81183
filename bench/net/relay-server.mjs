// The relay in a process of its own, which reports its memory. Started by relay-memory.ts.
import { RELAY_PATH, serve } from '../../scripts/serve.mjs';

const SAMPLE_MS = 10;

const folder = process.argv[2] ?? 'dist/web';
const { url } = await serve(folder);
let most = 0;

function sample() {
  most = Math.max(most, process.memoryUsage.rss());
}

setInterval(sample, SAMPLE_MS);
process.on('message', () => {
  sample();
  process.send?.({ most });
  most = 0;
});
process.on('disconnect', () => process.exit());
process.send?.({ url, relay: `${url.replace('http', 'ws')}${RELAY_PATH}` });
