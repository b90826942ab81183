// The exported web app for the phones around, with the relay by which they find each other's tables:
// npm run relay [-- --port 8090] [-- --host 0.0.0.0] [-- --dist dist/web]
//
// In `npm start` the relay is part of the dev server already.

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8090' },
    host: { type: 'string', default: '0.0.0.0' },
    dist: { type: 'string', default: 'dist/web' },
  },
});

try {
  const { url } = await serve(values.dist, Number(values.port), values.host);
  const { port } = new URL(url);
  console.log(values.host === '0.0.0.0' ? addresses(port).join('\n') : url);
  if (!existsSync(values.dist)) {
    console.log(
      `There is no app in ${values.dist} yet: npx expo export --platform web --output-dir ${values.dist}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Where this machine can be reached. */
function addresses(port) {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
}
