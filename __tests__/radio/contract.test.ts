import { noTrace } from '../../src/net/trace';
import type { Link } from '../../src/net/transports/link';
import type { Sighting } from '../../src/net/transports/transport';
import { bluetoothApp } from '../../src/testing/radio/bluetooth-app';
import { RunningTime } from '../../src/testing/radio/running-time';
import { randomBytes } from '../net/support/random-bytes';
import { type Ends, keepsTheContract } from '../net/transports/contract';
import { card } from '../net/transports/lan/network';
import { radioRoom } from './room';

jest.setTimeout(20_000);

const room = radioRoom();

for (const [guestOs, hostOs, maxMtu] of [
  ['android', 'android', 517],
  ['android', 'ios', 185],
  ['ios', 'android', 247],
  ['ios', 'ios', 23],
] as const) {
  let stops: (() => void)[] = [];
  let clock = new RunningTime();

  async function open(): Promise<Ends> {
    // Only with connection events can a queue be full. A long message would take minutes with the smallest
    // MTU.
    const intervalMs = maxMtu === 23 ? 0 : 2;
    await room.radio.air({ intervalMs, packetsPerEvent: 2, supervisionMs: 200 });
    clock = new RunningTime();
    const random = randomBytes(7);
    const host = await room.phone(hostOs, { maxMtu, slots: 2 });
    const guest = await room.phone(guestOs);
    const hosting = await bluetoothApp({ phone: host, clock, random, trace: noTrace });
    const joining = await bluetoothApp({ phone: guest, clock, random, trace: noTrace });
    const atHost = new Promise<Link>((onLink) => {
      const advertisement = hosting.transport.advertise?.(card(), { onLink, onState: () => {} });
      stops.push(() => advertisement?.close());
    });
    const sighting = await new Promise<Sighting>((seen) => {
      const stop = joining.transport.browse(([first]) => first && seen(first));
      stops.push(stop);
    });
    const atGuest = new Promise<Link>((resolve, reject) => sighting.connect(resolve, reject));
    return {
      guest: await atGuest,
      host: await atHost,
      cut: () => void room.radio.cut(host.radio, guest.radio),
    };
  }

  keepsTheContract({
    name: `Bluetooth: a guest with ${guestOs}, a host with ${hostOs}, MTU ${maxMtu}`,
    open,
    until: (happens) => happens,
    async tidy() {
      for (const stop of stops) stop();
      stops = [];
      clock.stop();
    },
  });
}
