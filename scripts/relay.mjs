// Serves the exported web app for phones nearby, with the relay over which they discover each other's tables:
// npm run relay [-- --port 8090] [-- --host 0.0.0.0] [-- --dist dist/web] [-- --name dice.example]
//
// With a certificate it speaks TLS: --cert FILE --key FILE, or TABLE_RELAY_CERT and TABLE_RELAY_KEY in the
// environment.
//
// `npm start` has the relay in its dev server already.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportHash } from './serve/export-hash.mjs';
import { namesIn, ownNames, RELAY_PATH, ROOT, reachedAt, serve } from './serve.mjs';

const EVERYWHERE = '0.0.0.0';
const DIST = join(ROOT, 'dist', 'web');
const MISUSE = 2;

const USAGE = `Usage: npm run relay -- [--port PORT] [--host ADDRESS] [--dist FOLDER] [--name NAME] [--cert FILE --key FILE]
  --port   where it listens; 8090 if nothing is said, 0 for any that is free
  --host   the address it listens at; ${EVERYWHERE}, which is all of this machine's, if nothing is said
  --dist   the exported web app; dist/web if nothing is said
  --name   a name under which phones reach it, besides addresses, localhost and *.local (NR10); several: a,b
  --cert   a certificate, and what it is signed by, as PEM: then all is encrypted on the way. --key is its key.
           TABLE_RELAY_CERT and TABLE_RELAY_KEY in the environment are the same
It prints a hash of the app that it serves: the same app elsewhere has the same. The relay's WebSocket is at ws://ADDRESS:PORT${RELAY_PATH}. See docs/net-links.md.
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
    cert: { type: 'string', default: process.env.TABLE_RELAY_CERT ?? '' },
    key: { type: 'string', default: process.env.TABLE_RELAY_KEY ?? '' },
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
  if ((values.cert === '') !== (values.key === '')) return { wrong: '--cert and --key belong together.' };
  return values;
}

async function open({ host, port, dist, name, cert, key }) {
  try {
    const tls = cert === '' ? null : { cert: readFileSync(cert), key: readFileSync(key) };
    const { url } = await serve(dist, Number(port), host, { names: namesIn(name), tls });
    console.log(host === EVERYWHERE ? addresses(new URL(url)).join('\n') : url);
    if (existsSync(dist)) console.log(`The app's SHA-256 begins with ${await exportHash(dist)}`);
    else console.log(`There is no app in ${dist} yet: npx expo export --platform web --output-dir ${dist}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The addresses of this machine; its local one if it is in no network. */
function addresses({ protocol, port }) {
  const reached = reachedAt(EVERYWHERE);
  return (reached.length > 0 ? reached : ['127.0.0.1']).map((address) => `${protocol}//${address}:${port}`);
}
