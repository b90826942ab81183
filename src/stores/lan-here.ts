import { lanWay } from '../net/reach/lan-way';
import type { Way } from '../net/reach/way';
import type { Trace } from '../net/trace';
import { realClock } from './clock';
import { linksOver } from './link-to';

/** The network that this browser is in: it is a guest at tables whose address somebody types. */
export const lanHere = (trace: Trace): Way =>
  lanWay({ connect: linksOver(trace), beacon: null, time: realClock, open: null });
