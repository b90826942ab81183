import type { Link } from '../net/link';
import { type SocketWishes, socketLink } from '../net/links/socket';
import { realClock } from './clock';

const platform = { connect: (to: string) => new WebSocket(to), after: realClock.after };

/** Begins a link over the platform's own WebSocket. */
export const linkTo = (url: string, wishes?: SocketWishes): Link => socketLink(url, platform, wishes);
