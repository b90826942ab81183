// A small server for an exported web build, with the relay that its pages find each other by: node scripts/serve.mjs [FOLDER] [PORT]
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';

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
  const server = createServer(async (request, response) => {
    const found = await fileFor(root, new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(found.status, { 'content-type': found.type, 'cache-control': 'no-cache' });
    response.end(found.body);
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(undefined));
  });
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  const relay = new WebSocketServer({
    server,
    path: RELAY_PATH,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
  });
  relay.on('connection', (socket, request) => webSocketHandlers['/ws'](socket, request));
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

async function fileFor(root, pathname) {
  const path = safePath(root, pathname);
  if (path === null) return missing();
  const wanted = extname(path) === '' ? join(root, 'index.html') : path;
  try {
    const type = TYPES[extname(wanted)] ?? 'application/octet-stream';
    return { status: 200, type, body: await readFile(wanted) };
  } catch {
    return missing();
  }
}

/** The file that a path names, or null if that is outside the folder or no path at all. */
function safePath(root, pathname) {
  try {
    const path = resolve(root, `.${decodeURIComponent(pathname)}`);
    return path === root || path.startsWith(root + sep) ? path : null;
  } catch {
    return null;
  }
}

function missing() {
  return { status: 404, type: 'text/plain; charset=utf-8', body: 'not found\n' };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist/web', port = '8080'] = process.argv.slice(2);
  const { url } = await serve(folder, Number(port));
  console.log(`${folder} at ${url}`);
}
