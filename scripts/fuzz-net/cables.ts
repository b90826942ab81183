import { readFromHost } from '../../src/net/protocol/from-host';
import type { Channel } from '../../src/net/secure/channel';
import { framed } from '../../src/net/secure/framing';
import { type Loopback, loopback } from '../../src/net/transports/loopback';
import { comesBy, type Phone } from './phone';
import type { Seals } from './seals';

interface Cable {
  readonly guest: Phone;
  readonly host: Phone;
  cut(): void;
}

type Faults = Parameters<Loopback['plug']>[0];

/** What lies between the phones. */
export class Cables {
  all: readonly Cable[] = [];
  private plugged = 0;
  private readonly net: Loopback = loopback();

  constructor(private readonly seals: Seals | null) {}

  deliveries = (): ReturnType<Loopback['deliveries']> => this.net.deliveries();

  isPlugged = (guest: Phone): boolean => this.all.some((cable) => cable.guest === guest);

  cutOf(phone: Phone): void {
    for (const cable of this.all) if (cable.guest === phone || cable.host === phone) cable.cut();
  }

  /** `inTime`: when the seal's handshake is done, where there is no real one. */
  plug(phone: Phone, to: Phone, faults: Faults, inTime: (then: () => void) => void): void {
    this.plugged += 1;
    const { guest, key } = phone;
    const { host } = to;
    const { a, b, cut } = this.net.plug(faults);
    const cable = { guest: phone, host: to, cut };
    this.all = [...this.all, cable];
    const forget = () => {
      this.all = this.all.filter((each) => each !== cable);
    };
    const [ours, theirs] = [framed(a), framed(b)];
    theirs.onClose(forget);
    ours.onClose(() => {
      if (phone.guest !== guest) forget();
    });
    if (this.seals) this.seals.between({ to, phone, ours, theirs });
    else {
      const entrant = { channel: ours, peer: key, by: comesBy(host, key) };
      const from = addressOf(phone, this.plugged);
      inTime(() => {
        host?.admit(entrant, from);
        if (phone.guest === guest) guest?.attach(theirs);
      });
    }
  }

  /** A channel to the host for somebody with this key whom the seal has let in. */
  stranger(host: Phone | undefined, key: number): { readonly channel: Channel; waiting(): number } {
    const { a, b } = this.net.plug();
    const peer = Uint8Array.from({ length: 32 }, () => key);
    host?.host?.admit({ channel: framed(a), peer, by: comesBy(host.host, peer) });
    const channel = framed(b);
    let waiting = 0;
    const count = {
      ...channel,
      send: (message: Uint8Array) => {
        waiting += 1;
        return channel.send(message).then(() => {
          waiting -= 1;
        });
      },
    };
    return { channel: count, waiting: () => waiting };
  }

  /** The same for somebody who takes nothing that the host says: closed is what the host has said goodbye to. */
  deaf(host: Phone | undefined, key: number): { readonly channel: Channel; isClosed(): boolean } {
    const { a, b } = this.net.plug();
    const peer = Uint8Array.from({ length: 32 }, () => key);
    let closed = false;
    const send = (message: Uint8Array): Promise<void> => {
      closed = closed || readFromHost(message)?.kind === 'bye';
      return new Promise(() => {});
    };
    host?.host?.admit({ channel: { ...framed(a), send }, peer, by: comesBy(host.host, peer) });
    return { channel: framed(b), isClosed: () => closed };
  }

  /** A channel to a phone that takes whoever is at its other end for the host. */
  pretend(phone: Phone): (message: Uint8Array) => void {
    for (const cable of this.all) if (cable.guest === phone) cable.cut();
    const { a, b } = this.net.plug();
    phone.guest?.attach(framed(b));
    const channel = framed(a);
    return (message) => void channel.send(message);
  }
}

/** N30: phones come now over no network, now from one, and now from another. */
const addressOf = ({ name }: Phone, plugged: number): string | null =>
  [null, `10.0.0.${name + 1}`, `192.168.1.${name + 1}`][plugged % 3] ?? null;
