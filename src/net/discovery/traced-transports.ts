import type { Trace } from '../trace';
import type { Connectivity, Transport } from '../transports/transport';

/** The same reach, which tells the trace what comes into sight and whether others can find this phone. */
export const tracedConnectivity = (connectivity: Connectivity, trace: Trace): Connectivity => ({
  ...connectivity,
  trace,
  transports: connectivity.transports.map((transport) => tracedWay(transport, trace)),
});

function tracedWay(transport: Transport, trace: Trace): Transport {
  const { kind, advertise } = transport;
  let before = 0;
  return {
    ...transport,
    browse: (see, also) =>
      transport.browse((seen) => {
        // Several may look at the same time: all of them see the same.
        if (seen.length !== before) trace.tell({ kind: 'tables-in-sight', over: kind, count: seen.length });
        before = seen.length;
        see(seen);
      }, also),
    advertise:
      advertise &&
      ((card, signs) =>
        advertise(card, {
          ...signs,
          onState(state, key, address) {
            trace.tell({ kind: 'can-be-found', over: kind, state });
            signs.onState(state, key, address);
          },
        })),
  };
}
