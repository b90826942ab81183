import { realClock } from '../net/clock';
import { noTrace, type Trace } from '../net/trace';
import type { Link } from '../net/transports/link';
import { type SocketOptions, socketLink } from '../net/transports/websocket/client-link';

const platform = { connect: (to: string) => new WebSocket(to), after: realClock.after };

/** Returns a function that opens links over the platform's WebSocket. */
export const webSocketLinks =
  (trace: Trace = noTrace) =>
  (url: string, options?: SocketOptions): Link =>
    socketLink(url, { ...platform, failed: (error) => traceFailure(trace, error) }, options);

/** Writes a failure to the trace. Browsers give no message, so nothing is written there. */
function traceFailure(trace: Trace, error: object): void {
  const message = 'message' in error && typeof error.message === 'string' ? error.message : null;
  if (message !== null) trace.tell({ kind: 'caught', where: 'websocket', error: new Error(message) });
}
