import { realClock } from '../net/clock';
import { noTrace, type Trace } from '../net/trace';
import type { Link } from '../net/transports/link';
import { type SocketOptions, socketLink } from '../net/transports/websocket/client-link';

const platform = { connect: (to: string) => new WebSocket(to), after: realClock.after };

/** Begins links over the platform's own WebSocket. */
export const webSocketLinks =
  (trace: Trace = noTrace) =>
  (url: string, wishes?: SocketOptions): Link =>
    socketLink(url, { ...platform, failed: (error) => told(trace, error) }, wishes);

/** Browsers say nothing about what failed. */
function told(trace: Trace, error: object): void {
  const said = 'message' in error && typeof error.message === 'string' ? error.message : null;
  if (said !== null) trace.tell({ kind: 'caught', where: 'websocket', error: new Error(said) });
}
