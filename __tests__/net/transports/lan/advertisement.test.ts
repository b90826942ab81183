import { lanAdvertisement } from '../../../../src/net/transports/lan/advertisement';
import { handClock } from '../../../support/clock';
import { card } from './network';

/** Like a phone's server, which can't be closed before it listens. */
function slowServer() {
  let listen = () => {};
  let listening = false;
  let closed = false;
  const server = {
    on: () => server,
    listen(_: unknown, onListening: () => void) {
      listen = () => {
        listening = true;
        onListening();
      };
      return server;
    },
    address: () => (listening ? { port: 47123 } : null),
    close() {
      if (listening) closed = true;
      return server;
    },
  };
  return { tcp: { createServer: () => server }, listen: () => listen(), closed: () => closed };
}

test('NL17: an advertisement closed before it is open releases its port, and is not announced', async () => {
  const { tcp, listen, closed } = slowServer();
  const clock = handClock();
  let announced = 0;
  const serviceDiscovery = {
    announce() {
      announced += 1;
      return () => {};
    },
    browse: () => () => {},
  };
  const open = lanAdvertisement({
    tcp,
    serviceDiscovery,
    clock,
    ownAddress: async () => '192.168.1.5',
  });
  const states: string[] = [];
  const advertisement = open(card(), { onLink() {}, onState: (state) => states.push(state) });
  advertisement.close();
  listen();
  await clock.pass(10_000);
  expect(closed()).toBe(true);
  expect(announced).toBe(0);
  expect(states).not.toContain('open');
});
