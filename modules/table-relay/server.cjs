// The Expo dev server loads this file and serves the relay at ws://HOST/_expo/plugins/table-relay/ws
const { createRelay, TICK_MS } = require('./relay.cjs');

const relay = createRelay();
setInterval(relay.tick, TICK_MS).unref();

/** Only the WebSocket is served. */
const handler = () => new Response('Not found', { status: 404 });

module.exports = { default: handler, webSocketHandlers: { '/ws': relay.handle } };
