// A small server for an exported web build, with the relay that its pages find each other by: node scripts/serve.mjs [FOLDER] [PORT]
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { fileIn, pathOf } from './serve/request-path.mjs';

const RELAY = 'modules/table-relay';
/** The project's folder: this file may have been bundled to a place below it, and be run from anywhere. */
export const ROOT = above(dirname(fileURLToPath(import.meta.url)));
const load = createRequire(join(ROOT, RELAY, 'package.json'));
const { LIMITS } = load('./limits.cjs');
const { webSocketHandlers } = load('./server.cjs');
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder, with the relay where the dev server has it: a page need not know which of the two it comes from. A path that
 * names no file is a route of the app and gets index.html; one that looks like a file but is missing gets a 404.
 *
 * @param {string} folder
 * @param {number} [port] any free one by default
 * @param {string} [host] this machine alone by default
 */
export async function serve(folder, port = 0, host = '127.0.0.1') {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    // Nothing may be thrown from here: an unhandled rejection ends the process, and every table with it.
    answer(root, request, response).catch(() => response.destroy());
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(undefined));
  });
  // A connection that cannot be accepted, for example for lack of file descriptors, concerns that connection only.
  server.on('error', () => {});
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  const relay = new WebSocketServer({
    noServer: true,
    path: RELAY_PATH,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    try {
      relay.handleUpgrade(request, socket, head, (client) => webSocketHandlers['/ws'](client, request));
    } catch {
      socket.destroy();
    }
  });
  const close = () => {
    for (const client of relay.clients) client.terminate();
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url: `http://${host}:${actual}`, close };
}

function above(folder) {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, RELAY)) ? folder : above(parent);
}

async function answer(root, request, response) {
  const path = pathOf(request.url);
  const found = path === null ? plain(400, 'bad request') : await fileFor(root, path);
  response.writeHead(found.status, { 'content-type': found.type, 'cache-control': 'no-cache' });
  response.end(found.body);
}

async function fileFor(root, path) {
  const file = extname(path) === '' ? join(root, 'index.html') : fileIn(root, path);
  if (file === null) return plain(404, 'not found');
  try {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return { status: 200, type, body: await readFile(file) };
  } catch {
    return plain(404, 'not found');
  }
}

function plain(status, text) {
  return { status, type: 'text/plain; charset=utf-8', body: `${text}\n` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist/web', port = '8080'] = process.argv.slice(2);
  const { url } = await serve(folder, Number(port));
  console.log(`${folder} at ${url}`);
}
