import type { Trace } from '../trace';
import type { Reach, Way } from '../transports/transport';

/** The same reach, which tells the trace what comes into sight and whether others can find this phone. */
export const tracedReach = (reach: Reach, trace: Trace): Reach => ({
  ...reach,
  trace,
  ways: reach.ways.map((way) => tracedWay(way, trace)),
});

function tracedWay(way: Way, trace: Trace): Way {
  const { kind, open } = way;
  let before = 0;
  return {
    ...way,
    look: (see, also) =>
      way.look((seen) => {
        // Several may look at the same time: all of them see the same.
        if (seen.length !== before) trace.tell({ kind: 'tables-in-sight', over: kind, count: seen.length });
        before = seen.length;
        see(seen);
      }, also),
    open:
      open &&
      ((card, signs) =>
        open(card, {
          ...signs,
          onState(state, key, address) {
            trace.tell({ kind: 'can-be-found', over: kind, state });
            signs.onState(state, key, address);
          },
        })),
  };
}
