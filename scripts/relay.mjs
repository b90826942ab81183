// Serves the exported web app for phones nearby, with the relay over which they discover each other's tables:
// npm run relay [-- --port 8090] [-- --host 0.0.0.0] [-- --dist dist/web]
//
// `npm start` has the relay in its dev server already.

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RELAY_PATH, ROOT, serve } from './serve.mjs';

const EVERYWHERE = '0.0.0.0';
const DIST = join(ROOT, 'dist', 'web');
const MISUSE = 2;

const USAGE = `Usage: npm run relay -- [--port PORT] [--host ADDRESS] [--dist FOLDER]
  --port   where it listens; 8090 if nothing is said, 0 for any that is free
  --host   the address it listens at; ${EVERYWHERE}, which is all of this machine's, if nothing is said
  --dist   the exported web app; dist/web if nothing is said
The relay's WebSocket is at ws://ADDRESS:PORT${RELAY_PATH}. See docs/net-links.md.
`;

const asked = read(process.argv.slice(2));
if (asked.help) process.stdout.write(USAGE);
else if (asked.wrong) {
  process.stderr.write(`${asked.wrong} --help says what there is.\n`);
  process.exitCode = MISUSE;
} else await open(asked);

/** The options, or an error message. */
function read(args) {
  const options = {
    port: { type: 'string', default: '8090' },
    host: { type: 'string', default: EVERYWHERE },
    dist: { type: 'string', default: DIST },
    help: { type: 'boolean', default: false },
  };
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') return { wrong: `Nothing is known about "${token.value}".` };
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) return { wrong: `There is no option ${token.rawName}.` };
    if (option.type === 'string' && !token.value) return { wrong: `${token.rawName} needs a value.` };
  }
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    return { wrong: `"${values.port}" is no port.` };
  return values;
}

async function open({ host, port, dist }) {
  try {
    const { url } = await serve(dist, Number(port), host);
    console.log(host === EVERYWHERE ? addresses(new URL(url).port).join('\n') : url);
    if (!existsSync(dist))
      console.log(`There is no app in ${dist} yet: npx expo export --platform web --output-dir ${dist}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The addresses of this machine. */
function addresses(port) {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
}
