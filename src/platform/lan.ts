import { realClock } from '../net/clock';
import type { Trace } from '../net/trace';
import { lanWay } from '../net/transports/lan/transport';
import type { Way } from '../net/transports/transport';
import { linksOver } from './websocket-links';

/** The network that this browser is in: it is a guest at tables whose address somebody types. */
export const lanHere = (trace: Trace): Way =>
  lanWay({ connect: linksOver(trace), beacon: null, time: realClock, open: null });
