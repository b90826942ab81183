import type { HandshakeOutcome } from '../secure/seal';
import type { Trace } from '../trace';
import type { CloseReason, Link } from '../transports/link';
import type { Connect, Sighting, TransportKind } from '../transports/transport';

/** A `Connect` that writes its progress to the trace. */
interface TracedConnect {
  readonly connect: Connect;
  /** To be called with the outcome of the handshake. */
  traceOutcome(outcome: HandshakeOutcome): void;
}

/** Traces a guest's attempt to connect, from its beginning to the end of the link. */
export function tracedConnect(trace: Trace, { transport, connect }: Sighting): TracedConnect {
  const connection = trace.nextConnection();
  let connected = false;
  let over = false;

  function ended(why: CloseReason): void {
    if (!connected && !over) trace.tell({ kind: 'not-connected', connection, why });
    over = true;
  }

  return {
    connect(opened, failed) {
      trace.tell({ kind: 'connecting', connection, over: transport });
      const stop = connect(
        (link) => {
          connected = true;
          traceEnd(trace, connection, link);
          opened(link);
        },
        (why) => {
          ended(why);
          failed(why);
        },
      );
      return () => {
        stop();
        ended('closed');
      };
    },
    traceOutcome(outcome) {
      if (connected) traceHandshake(trace, connection, outcome);
    },
  };
}

/**
 * Traces another phone's link to this one. Returns the function to call with the outcome of the handshake.
 */
export function tracedArrival(
  trace: Trace,
  over: TransportKind,
  link: Link,
): (outcome: HandshakeOutcome) => void {
  const connection = trace.nextConnection();
  trace.tell({ kind: 'accepted', connection, over });
  traceEnd(trace, connection, link);
  return (outcome) => traceHandshake(trace, connection, outcome);
}

function traceEnd(trace: Trace, connection: number, link: Link): void {
  link.onClose((why) => trace.tell({ kind: 'closed', connection, why }));
}

const traceHandshake = (trace: Trace, connection: number, outcome: HandshakeOutcome): void =>
  trace.tell({ kind: 'handshake', connection, outcome: outcome.ok ? outcome.by : outcome.why });
