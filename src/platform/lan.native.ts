import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { lanAdvertisement } from '../net/transports/lan/advertisement';
import { lanTransport } from '../net/transports/lan/transport';
import type { Transport } from '../net/transports/transport';
import { lanDiscovery } from './lan-discovery';
import { mdnsDiscovery } from './mdns';
import { ownAddress } from './own-address';
import { platformTcp } from './tcp';
import { webSocketLinks } from './websocket-links';

/**
 * Returns the LAN transport of this phone. Expo Go can neither listen nor use mDNS: there it joins by address
 * only.
 */
export function platformLan(trace: Trace): Transport {
  const tcp = platformTcp();
  const discovery = lanDiscovery();
  const serviceDiscovery = discovery && mdnsDiscovery(discovery, realClock, trace);
  const open = tcp && lanAdvertisement({ tcp, serviceDiscovery, clock: realClock, ownAddress, trace });
  return lanTransport({ connect: webSocketLinks(trace), serviceDiscovery, clock: realClock, open });
}
