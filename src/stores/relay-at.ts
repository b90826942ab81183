import { socketLink } from '../net/links/socket';
import { relayWay } from '../net/reach/relay-way';
import type { Way } from '../net/reach/way';
import { realClock } from './clock';

/** Where the dev server has it, and `npm run relay`. */
export const RELAY_PATH = '/_expo/plugins/table-relay/ws';

/** The tables at a relay, by its address. */
export function relayAt(url: string): Way {
  const wait = (ms: number) => new Promise<void>((goOn) => void realClock.after(ms, goOn));
  return relayWay(() => socketLink(url, { connect: (to) => new WebSocket(to), wait }), realClock);
}
