// A small server for an exported web build, with the relay of its pages: node scripts/serve.mjs [FOLDER]
// [PORT]
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { limitConnections } from './serve/connections.mjs';
import { fileStore } from './serve/file-store.mjs';
import { cutSoon, refuse } from './serve/refuse.mjs';
import { respond } from './serve/respond.mjs';

const RELAY = 'modules/table-relay';
/** The project's folder. This file may be bundled to a place below it, and run from anywhere. */
export const ROOT = above(dirname(fileURLToPath(import.meta.url)));
const load = createRequire(join(ROOT, RELAY, 'package.json'));
const { LIMITS } = load('./limits.cjs');
const { reachedAt } = load('./addresses.cjs');
const { isOwnHost, mayConnect, NAMES_VARIABLE, namesIn } = load('./origin.cjs');
const { createRelay, TICK_MS } = load('./relay.cjs');
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';
const ADDRESSES_PATH = '/_expo/plugins/table-relay/addresses';

/** In ms. They close silent connections, and those that no longer read their answer. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};
/** In ms, for a TLS handshake. */
const HANDSHAKE_MS = 10_000;
/** The relay has a lower limit (NR6), but some sockets may still be closing. */
const MOST_WEBSOCKETS = 2 * LIMITS.sockets;
/** Phones send whole messages, and browsers a few pieces. */
const MOST_FRAGMENTS = 64;
const STALLED_MS = 30_000;

export { namesIn, reachedAt };

/** More names under which this server is reached, from the environment (NR10). */
export const ownNames = () => namesIn(process.env[NAMES_VARIABLE]);

/**
 * Serves a folder, with a relay of its own at the same path as in the dev server, so pages work with both. A path
 * without an extension is a route of the app and gets index.html; a missing file gets a 404. A request costs
 * little memory, however large the file and however slow the client.
 *
 * @param {string} folder
 * @param {number} [port] any free one by default
 * @param {string} [host] this machine alone by default
 * @param {{ names?: readonly string[], tls?: { cert: Buffer, key: Buffer } | null }} [options] names: NR10
 */
export async function serve(folder, port = 0, host = '127.0.0.1', { names = ownNames(), tls = null } = {}) {
  const store = fileStore(resolve(folder));
  const server =
    tls === null
      ? createServer(TIMEOUTS)
      : createTlsServer({ ...TIMEOUTS, ...tls, handshakeTimeout: HANDSHAKE_MS });
  server.setTimeout(STALLED_MS);
  /** NR14. */
  const addresses = ({ headers }) => (isOwnHost(headers.host, names) ? { addresses: reachedAt(host) } : null);
  const documents = new Map([[ADDRESSES_PATH, addresses]]);
  const connections = limitConnections(server, (request, response) =>
    respond({ store, documents }, request, response),
  );
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(undefined));
  });
  // An error on accepting a connection, for example too many file descriptors, affects that connection only.
  server.on('error', () => {});
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  const relay = createRelay();
  const ticking = setInterval(relay.tick, TICK_MS);
  const webSockets = new WebSocketServer({
    noServer: true,
    path: RELAY_PATH,
    maxPayload: LIMITS.message,
    maxFragments: MOST_FRAGMENTS,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const isIdle = connections.release(socket);
    const { host: own, origin } = request.headers;
    if (!isIdle)
      socket.destroy(); // the answer to another request would come in between
    else if (!mayConnect({ host: own, origin }, names)) refuse(socket, '403 Forbidden');
    else if (webSockets.clients.size >= MOST_WEBSOCKETS) refuse(socket, '503 Service Unavailable');
    else upgrade(request, socket, head);
  });
  function upgrade(request, socket, head) {
    let upgraded = false;
    try {
      webSockets.handleUpgrade(request, socket, head, (client) => {
        upgraded = true;
        relay.handle(client, request);
      });
      if (!upgraded) cutSoon(socket);
    } catch {
      socket.destroy();
    }
  }
  const close = () => {
    clearInterval(ticking);
    for (const client of webSockets.clients) client.terminate();
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url: `${tls === null ? 'http' : 'https'}://${host}:${actual}`, close };
}

function above(folder) {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, RELAY)) ? folder : above(parent);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist/web', port = '8080'] = process.argv.slice(2);
  const { url } = await serve(folder, Number(port));
  console.log(`${folder} at ${url}`);
}
