import type { Link } from '../net/link';
import { socketLink } from '../net/links/socket';
import { realClock } from './clock';

const wait = (ms: number) => new Promise<void>((goOn) => void realClock.after(ms, goOn));

/** Begins a link over the platform's own WebSocket. */
export const linkTo = (url: string): Link => socketLink(url, { connect: (to) => new WebSocket(to), wait });
