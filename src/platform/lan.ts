import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { lanTransport } from '../net/transports/lan/transport';
import type { Transport } from '../net/transports/transport';
import { webSocketLinks } from './websocket-links';

/** The network that this browser is in: it is a guest at tables whose address somebody types. */
export const platformLan = (trace: Trace): Transport =>
  lanTransport({ connect: webSocketLinks(trace), serviceDiscovery: null, clock: realClock, open: null });
