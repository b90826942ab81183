// The Expo dev server loads this file and serves the relay at ws://HOST/_expo/plugins/table-relay/ws
const { reachedAt } = require('./addresses.cjs');
const { isOwnHost, mayConnect, NAMES_VARIABLE, namesIn } = require('./origin.cjs');
const { createRelay, TICK_MS } = require('./relay.cjs');

const FORBIDDEN = 403;
const POLICY = 1008;
const REFUSED_MS = 1000;

const names = namesIn(process.env[NAMES_VARIABLE]);
const relay = createRelay();
setInterval(relay.tick, TICK_MS).unref();

/** Only the WebSocket and its addresses (NR14) are served. @param {Request} request */
function handler(request) {
  const isAsked = new URL(request.url).pathname.endsWith('/addresses');
  if (!isAsked || !isOwnHost(request.headers.get('host'), names))
    return new Response('Not found', { status: 404 });
  return Response.json({ addresses: reachedAt('') });
}

/** @type {import('ws').VerifyClientCallbackAsync} */
const verify = ({ req: { headers } }, answer) =>
  answer(mayConnect({ host: headers.host, origin: headers.origin }, names), FORBIDDEN);

/**
 * NR10. The dev server accepts its first WebSocket before this file can check it, so this function closes it if
 * it is not allowed. The server checks all later ones.
 *
 * @param {import('ws').WebSocket} socket @param {Request} request
 * @param {{ options: { maxPayload?: number | undefined, verifyClient?: unknown } }} server
 */
function connect(socket, request, server) {
  server.options.verifyClient = verify;
  const { headers } = request;
  if (mayConnect({ host: headers.get('host'), origin: headers.get('origin') }, names)) {
    relay.handle(socket, request, server);
    return;
  }
  socket.on('error', () => {}); // `close` follows
  socket.close(POLICY);
  setTimeout(() => socket.terminate(), REFUSED_MS).unref();
}

module.exports = { default: handler, webSocketHandlers: { '/ws': connect } };
