import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { lanTransport } from '../net/transports/lan/transport';
import type { Transport } from '../net/transports/transport';
import { webSocketLinks } from './websocket-links';

/** Returns the LAN transport of a browser. It joins tables whose address a person types. */
export const platformLan = (trace: Trace): Transport =>
  lanTransport({ connect: webSocketLinks(trace), serviceDiscovery: null, clock: realClock, open: null });
