import { platformTcp } from '../net/links/platformTcp';
import { lanDoor } from '../net/reach/lan-door';
import { lanWay } from '../net/reach/lan-way';
import type { Way } from '../net/reach/way';
import type { Trace } from '../net/trace';
import { lanDiscovery } from '../platform/lan-discovery';
import { mdnsBeacon } from '../platform/mdns-beacon';
import { realClock } from './clock';
import { linksOver } from './link-to';
import { ownHost } from './own-host';

/** The network that this phone is in. Expo Go cannot listen and hears no announcements: it is a guest by address. */
export function lanHere(trace: Trace): Way {
  const tcp = platformTcp();
  const discovery = lanDiscovery();
  const beacon = discovery && mdnsBeacon(discovery, realClock, trace);
  const open = tcp && lanDoor({ tcp, beacon, time: realClock, ownHost, trace });
  return lanWay({ connect: linksOver(trace), beacon, time: realClock, open });
}
