import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { relayTransport } from '../net/transports/relay/transport';
import type { Transport } from '../net/transports/transport';
import { webSocketLinks } from './websocket-links';

/** Where the dev server has it, and `npm run relay`. */
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/** NR7: a relay says something every 5 seconds to those who look or host, and a host every 5 to a guest that pings it (N22). */
const SILENCE_MS = 15_000;

/** The tables at a relay, by its address. */
export function relayTransportAt(url: string, trace: Trace): Transport {
  const linkTo = webSocketLinks(trace);
  return relayTransport(() => linkTo(url, { silence: SILENCE_MS }), realClock);
}
