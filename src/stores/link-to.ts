import type { Link } from '../net/link';
import { socketLink } from '../net/links/socket';
import { noTrace, type Trace } from '../net/trace';
import { realClock } from './clock';

const wait = (ms: number) => new Promise<void>((goOn) => void realClock.after(ms, goOn));

/** Begins links over the platform's own WebSocket. */
export const linksOver =
  (trace: Trace = noTrace) =>
  (url: string): Link =>
    socketLink(url, {
      connect: (to) => new WebSocket(to),
      wait,
      failed(error) {
        // Browsers say nothing about it.
        const said = 'message' in error && typeof error.message === 'string' ? error.message : null;
        if (said !== null) trace.tell({ kind: 'caught', where: 'websocket', error: new Error(said) });
      },
    });
