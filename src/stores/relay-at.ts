import { relayWay } from '../net/reach/relay-way';
import type { Way } from '../net/reach/way';
import { realClock } from './clock';
import { linkTo } from './link-to';

/** Where the dev server has it, and `npm run relay`. */
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/** The tables at a relay, by its address. */
export const relayAt = (url: string): Way => relayWay(() => linkTo(url), realClock);
