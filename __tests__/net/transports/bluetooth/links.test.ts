import type { Link } from '../../../../src/net/transports/link';
import type { Sighting } from '../../../../src/net/transports/transport';
import { memoryRadio, type RadioPhone } from '../../../../src/testing/bluetooth/memory-radio';
import { handClock } from '../../../support/clock';
import { randomBytes } from '../../support/random-bytes';
import { type Ends, keepsTheContract } from '../contract';
import { card } from '../lan/network';

for (const mtu of [23, 185, 517]) {
  const clock = handClock();
  let opened: (() => void)[] = [];

  async function until<T>(happens: Promise<T>): Promise<T> {
    let over = false;
    const done = happens.finally(() => {
      over = true;
    });
    while (!over) await clock.pass(50);
    return done;
  }

  async function ends(): Promise<Ends> {
    const radio = memoryRadio(clock, randomBytes(7));
    const [host, guest]: [RadioPhone, RadioPhone] = [radio.phone({ mtu }), radio.phone()];
    const atHost = new Promise<Link>((onLink) => {
      const advertisement = host.transport.advertise?.(card(), { onLink, onState: () => {} });
      opened.push(() => advertisement?.close());
    });
    const sighting = await until(
      new Promise<Sighting>((seen) => {
        const stop = guest.transport.browse(([first]) => first && seen(first));
        opened.push(stop);
      }),
    );
    const atGuest = new Promise<Link>((resolve, reject) => sighting.connect(resolve, reject));
    return { guest: await until(atGuest), host: await until(atHost), cut: () => guest.fade() };
  }

  keepsTheContract({
    name: `Bluetooth in memory, MTU ${mtu}`,
    open: ends,
    until,
    async tidy() {
      for (const close of opened.splice(0)) close();
      opened = [];
      await clock.pass(20_000);
    },
  });
}
