// The exported web app for the phones around, with the relay by which they find each other's tables:
// npm run relay [-- --port 8090] [-- --host 0.0.0.0] [-- --dist dist/web] [-- --name dice.example]
//
// In `npm start` the relay is part of the dev server already.

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { namesIn, ownNames, RELAY_PATH, ROOT, serve } from './serve.mjs';

const EVERYWHERE = '0.0.0.0';
const DIST = join(ROOT, 'dist', 'web');
const MISUSE = 2;

const USAGE = `Usage: npm run relay -- [--port PORT] [--host ADDRESS] [--dist FOLDER] [--name NAME]
  --port   where it listens; 8090 if nothing is said, 0 for any that is free
  --host   the address it listens at; ${EVERYWHERE}, which is all of this machine's, if nothing is said
  --dist   the exported web app; dist/web if nothing is said
  --name   a name under which phones reach it, besides addresses, localhost and *.local (NR10); several: a,b
The relay's WebSocket is at ws://ADDRESS:PORT${RELAY_PATH}. See docs/net-links.md.
`;

const asked = read(process.argv.slice(2));
if (asked.help) process.stdout.write(USAGE);
else if (asked.wrong) {
  process.stderr.write(`${asked.wrong} --help says what there is.\n`);
  process.exitCode = MISUSE;
} else await open(asked);

/** The options, or what is wrong with them. */
function read(args) {
  const options = {
    port: { type: 'string', default: '8090' },
    host: { type: 'string', default: EVERYWHERE },
    dist: { type: 'string', default: DIST },
    name: { type: 'string', default: ownNames().join() },
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

async function open({ host, port, dist, name }) {
  try {
    const { url } = await serve(dist, Number(port), host, { names: namesIn(name) });
    console.log(host === EVERYWHERE ? addresses(new URL(url).port).join('\n') : url);
    if (!existsSync(dist))
      console.log(`There is no app in ${dist} yet: npx expo export --platform web --output-dir ${dist}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Where this machine can be reached. */
function addresses(port) {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
}
