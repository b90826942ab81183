import type { Reach } from '../net/reach/way';
import { secureBytes } from './secure-bytes';

/** Where the page comes from there may be a relay: the dev server has one, and so does `npm run relay`. */
export const openReach: (() => Promise<Reach>) | null =
  typeof location === 'undefined' || !location.protocol.startsWith('http')
    ? null
    : async () => {
        const { relayAt, RELAY_PATH } = await import('./relay-at');
        const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
        return { ways: [relayAt(`${scheme}://${location.host}${RELAY_PATH}`)], random: secureBytes };
      };
