import { noTrace, type Trace } from '../net/trace';
import type { Connectivity } from '../net/transports/transport';
import type { Bluetooth } from './bluetooth/open-bluetooth';
import { secureBytes } from './secure-bytes';

/**
 * Where the page comes from there may be a relay: the dev server has one, and so does `npm run relay`. A page that came
 * over TLS may not speak to a phone in the network, which has no certificate.
 */
export const openConnectivity:
  | ((bluetooth: Bluetooth | null, trace?: Trace) => Promise<Connectivity>)
  | null =
  typeof location === 'undefined' || !location.protocol.startsWith('http')
    ? null
    : async (_, trace = noTrace) => {
        const { relayTransportAt, RELAY_PATH } = await import('./relay');
        const safe = location.protocol === 'https:';
        const relay = relayTransportAt(`${safe ? 'wss' : 'ws'}://${location.host}${RELAY_PATH}`, trace);
        const transports = safe ? [relay] : [(await import('./lan')).platformLan(trace), relay];
        return { transports, random: secureBytes };
      };
