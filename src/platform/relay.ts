import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { relayTransport } from '../net/transports/relay/transport';
import type { Transport } from '../net/transports/transport';
import { webSocketLinks } from './websocket-links';

/** The path of the relay on the dev server and on the server of `npm run relay`. */
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/**
 * The timeout of a silent connection. A relay sends every 5 seconds (NR7), and so does a host that a guest
 * pings (N22).
 */
const SILENCE_MS = 15_000;

/** Returns the transport over the relay at this URL. */
export function relayTransportAt(url: string, trace: Trace): Transport {
  const linkTo = webSocketLinks(trace);
  return relayTransport(() => linkTo(url, { silence: SILENCE_MS }), realClock);
}
