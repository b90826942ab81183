import { noTrace, type Trace } from '../net/trace';
import type { Connectivity } from '../net/transports/transport';
import type { Bluetooth } from './bluetooth/open-bluetooth';
import { secureBytes } from './secure-bytes';

/**
 * Opens the transports of a browser; null if the page has no HTTP address. The server of the page may have a
 * relay: the dev server and `npm run relay` have one. A page loaded over TLS can't connect to phones in the
 * LAN, which have no certificate.
 */
export const openConnectivity:
  | ((bluetooth: Bluetooth | null, trace?: Trace) => Promise<Connectivity>)
  | null =
  typeof location === 'undefined' || !location.protocol.startsWith('http')
    ? null
    : async (_, trace = noTrace) => {
        const { relayTransportAt, RELAY_PATH } = await import('./relay');
        const tls = location.protocol === 'https:';
        const relay = relayTransportAt(`${tls ? 'wss' : 'ws'}://${location.host}${RELAY_PATH}`, trace);
        const transports = tls ? [relay] : [(await import('./lan')).platformLan(trace), relay];
        return { transports, random: secureBytes };
      };
