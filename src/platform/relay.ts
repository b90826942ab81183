import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { relayWay } from '../net/transports/relay/transport';
import type { Way } from '../net/transports/transport';
import { linksOver } from './websocket-links';

/** Where the dev server has it, and `npm run relay`. */
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/** NR7: a relay says something every 5 seconds to those who look or host, and a host every 5 to a guest that pings it (N22). */
const SILENCE_MS = 15_000;

/** The tables at a relay, by its address. */
export function relayAt(url: string, trace: Trace): Way {
  const linkTo = linksOver(trace);
  return relayWay(() => linkTo(url, { silence: SILENCE_MS }), realClock);
}
