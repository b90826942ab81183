// What the Expo dev server loads: ws://HOST/_expo/plugins/table-relay/ws
const { createRelay, TICK_MS } = require('./relay.cjs');

const relay = createRelay();
setInterval(relay.tick, TICK_MS).unref();

/** Nothing but the WebSocket is served here. */
const handler = () => new Response('Not found', { status: 404 });

module.exports = { default: handler, webSocketHandlers: { '/ws': relay.handle } };
