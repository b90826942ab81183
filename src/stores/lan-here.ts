import { lanWay } from '../net/reach/lan-way';
import type { Way } from '../net/reach/way';
import { realClock } from './clock';
import { linkTo } from './link-to';

/** The network that this browser is in: it is a guest at tables whose address somebody types. */
export const lanHere = (): Way => lanWay({ connect: linkTo, beacon: null, time: realClock, open: null });
