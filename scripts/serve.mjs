// A small server for an exported web build, with the relay of its pages: node scripts/serve.mjs [FOLDER]
// [PORT]
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { limitConnections } from './serve/connections.mjs';
import { fileStore } from './serve/file-store.mjs';
import { respond } from './serve/respond.mjs';

const RELAY = 'modules/table-relay';
/** The project's folder. This file may be bundled to a place below it, and run from anywhere. */
export const ROOT = above(dirname(fileURLToPath(import.meta.url)));
const load = createRequire(join(ROOT, RELAY, 'package.json'));
const { LIMITS } = load('./limits.cjs');
const { createRelay, TICK_MS } = load('./relay.cjs');
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/** In ms. They close silent connections, and those that no longer read their answer. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 2000,
};
/** The relay has a lower limit (NR6), but some sockets may still be closing. */
const MOST_WEBSOCKETS = 2 * LIMITS.sockets;
const STALLED_MS = 30_000;

/**
 * Serves a folder, with a relay of its own at the same path as in the dev server, so pages work with both. A path
 * without an extension is a route of the app and gets index.html; a missing file gets a 404. A request costs
 * little memory, however large the file and however slow the client.
 *
 * @param {string} folder
 * @param {number} [port] any free one by default
 * @param {string} [host] this machine alone by default
 */
export async function serve(folder, port = 0, host = '127.0.0.1') {
  const store = fileStore(resolve(folder));
  const server = createServer(TIMEOUTS);
  server.setTimeout(STALLED_MS);
  const connections = limitConnections(server, (request, response) => respond(store, request, response));
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
    perMessageDeflate: false,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    try {
      if (!connections.release(socket)) throw new Error('another request is still being answered');
      if (webSockets.clients.size >= MOST_WEBSOCKETS) throw new Error('too many are still being closed');
      webSockets.handleUpgrade(request, socket, head, (client) => relay.handle(client, request));
    } catch {
      socket.destroy();
    }
  });
  const close = () => {
    clearInterval(ticking);
    for (const client of webSockets.clients) client.terminate();
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url: `http://${host}:${actual}`, close };
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
