import { relayWay } from '../net/reach/relay-way';
import type { Way } from '../net/reach/way';
import { realClock } from './clock';
import { linkTo } from './link-to';

/** Where the dev server has it, and `npm run relay`. */
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/** NR7: a relay says something every 5 seconds to those who look or host, and a host every 5 to a guest that pings it (N22). */
const SILENCE_MS = 15_000;

/** The tables at a relay, by its address. */
export const relayAt = (url: string): Way => relayWay(() => linkTo(url, { silence: SILENCE_MS }), realClock);
