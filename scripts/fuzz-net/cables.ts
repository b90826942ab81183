import { readFromHost } from '../../src/net/protocol/from-host';
import type { Channel } from '../../src/net/secure/channel';
import { framed } from '../../src/net/secure/framing';
import { type Loopback, loopback } from '../../src/net/transports/loopback';
import { authenticatedBy, type Phone } from './phone';
import type { Seals } from './seals';

/** A host's end of a channel, without a host. */
export interface PretendedHost {
  send(message: Uint8Array): void;
  cut(): void;
}

interface Cable {
  readonly guest: Phone;
  readonly host: Phone;
  cut(): void;
}

type Faults = Parameters<Loopback['plug']>[0];

/** The simulated links between the phones. */
export class Cables {
  all: readonly Cable[] = [];
  private count = 0;
  private readonly net: Loopback = loopback();

  constructor(private readonly seals: Seals | null) {}

  deliveries = (): ReturnType<Loopback['deliveries']> => this.net.deliveries();

  isPlugged = (guest: Phone): boolean => this.all.some((cable) => cable.guest === guest);

  cutOf(phone: Phone): void {
    for (const cable of this.all) if (cable.guest === phone || cable.host === phone) cable.cut();
  }

  /** `afterHandshake` delays the end of the handshake where there is no real seal. */
  plug(phone: Phone, to: Phone, faults: Faults, afterHandshake: (then: () => void) => void): void {
    this.count += 1;
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
      const peer = { channel: ours, peer: key, by: authenticatedBy(host, key) };
      const from = addressOf(phone, this.count);
      afterHandshake(() => {
        host?.admit(peer, from);
        if (phone.guest === guest) guest?.attach(theirs);
      });
    }
  }

  /** A channel to the host for an authenticated phone with this key. */
  newGuest(host: Phone | undefined, key: number): { readonly channel: Channel; waiting(): number } {
    const { a, b } = this.net.plug();
    const peer = Uint8Array.from({ length: 32 }, () => key);
    host?.host?.admit({ channel: framed(a), peer, by: authenticatedBy(host.host, peer) });
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

  /** The same for a phone that reads nothing. It counts as closed after the host's `bye`. */
  slowGuest(host: Phone | undefined, key: number): { readonly channel: Channel; isClosed(): boolean } {
    const { a, b } = this.net.plug();
    const peer = Uint8Array.from({ length: 32 }, () => key);
    let closed = false;
    const send = (message: Uint8Array): Promise<void> => {
      closed = closed || readFromHost(message)?.kind === 'bye';
      return new Promise(() => {});
    };
    host?.host?.admit({ channel: { ...framed(a), send }, peer, by: authenticatedBy(host.host, peer) });
    return { channel: framed(b), isClosed: () => closed };
  }

  /** A channel to a guest, which takes the other end for its host. */
  pretend(phone: Phone, onMessage = (_: Uint8Array) => {}): PretendedHost {
    for (const cable of this.all) if (cable.guest === phone) cable.cut();
    const { a, b, cut } = this.net.plug();
    phone.guest?.attach(framed(b));
    const channel = framed(a);
    channel.onMessage(onMessage);
    return { send: (message) => void channel.send(message), cut };
  }
}

/** N30: a phone connects sometimes without a known address, and sometimes from different networks. */
const addressOf = ({ name }: Phone, count: number): string | null =>
  [null, `10.0.0.${name + 1}`, `192.168.1.${name + 1}`][count % 3] ?? null;
