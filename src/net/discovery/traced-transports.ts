import type { Trace } from '../trace';
import type { Connectivity, Transport } from '../transports/transport';

/** The same transports, which also trace the tables in sight and whether others can find this phone. */
export const tracedConnectivity = (connectivity: Connectivity, trace: Trace): Connectivity => ({
  ...connectivity,
  trace,
  transports: connectivity.transports.map((transport) => tracedTransport(transport, trace)),
});

function tracedTransport(transport: Transport, trace: Trace): Transport {
  const { kind, advertise } = transport;
  let before = 0;
  return {
    ...transport,
    browse: (see, addresses) =>
      transport.browse((seen) => {
        // Several browsers may run at the same time. All see the same tables: one event is enough.
        if (seen.length !== before) trace.tell({ kind: 'tables-in-sight', over: kind, count: seen.length });
        before = seen.length;
        see(seen);
      }, addresses),
    advertise:
      advertise &&
      ((card, events) =>
        advertise(card, {
          ...events,
          onState(state, key, address) {
            trace.tell({ kind: 'can-be-found', over: kind, state });
            events.onState(state, key, address);
          },
        })),
  };
}
