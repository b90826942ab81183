import { platformTcp } from '../net/links/platformTcp';
import { lanDoor } from '../net/reach/lan-door';
import { lanWay } from '../net/reach/lan-way';
import type { Way } from '../net/reach/way';
import { lanDiscovery } from '../platform/lan-discovery';
import { mdnsBeacon } from '../platform/mdns-beacon';
import { realClock } from './clock';
import { linkTo } from './link-to';
import { ownHost } from './own-host';

/** The network that this phone is in. Expo Go cannot listen and hears no announcements: it is a guest by address. */
export function lanHere(): Way {
  const tcp = platformTcp();
  const discovery = lanDiscovery();
  const beacon = discovery && mdnsBeacon(discovery, realClock);
  const open = tcp && lanDoor({ tcp, beacon, time: realClock, ownHost });
  return lanWay({ connect: linkTo, beacon, time: realClock, open });
}
