import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { lanDoor } from '../net/transports/lan/advertisement';
import { lanWay } from '../net/transports/lan/transport';
import type { Way } from '../net/transports/transport';
import { lanDiscovery } from './lan-discovery';
import { mdnsBeacon } from './mdns';
import { ownHost } from './own-address';
import { platformTcp } from './tcp';
import { linksOver } from './websocket-links';

/** The network that this phone is in. Expo Go cannot listen and hears no announcements: it is a guest by address. */
export function lanHere(trace: Trace): Way {
  const tcp = platformTcp();
  const discovery = lanDiscovery();
  const beacon = discovery && mdnsBeacon(discovery, realClock, trace);
  const open = tcp && lanDoor({ tcp, beacon, time: realClock, ownHost, trace });
  return lanWay({ connect: linksOver(trace), beacon, time: realClock, open });
}
