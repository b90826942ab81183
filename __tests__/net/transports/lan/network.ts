import * as net from 'node:net';
import type { TableCard } from '../../../../src/net/discovery/card';
import { LAN_PORT } from '../../../../src/net/transports/lan/address';
import { lanAdvertisement } from '../../../../src/net/transports/lan/advertisement';
import type { ServiceDiscovery } from '../../../../src/net/transports/lan/service-discovery';
import { lanTransport } from '../../../../src/net/transports/lan/transport';
import type {
  Advertisement,
  AdvertisementEvents,
  AdvertisementState,
  Sighting,
  Transport,
} from '../../../../src/net/transports/transport';
import { type HandClock, handClock } from '../../../support/clock';
import { linkTo } from '../websocket/sockets';

export const card = (change: Partial<TableCard> = {}): TableCard => ({
  table: '0123456789abcdef',
  era: { number: 1, phone: 0 },
  game: 'lockout',
  open: 2,
  name: 'Ada',
  ...change,
});

/** A step of the clock, and the deliveries by sockets in it: a request and its answer through two proxies. */
const STEP_MS = 100;
const HOPS = 12;

/**
 * A network of phones on this machine: real sockets, announcements in memory, and a clock that stands still.
 */
export class Network {
  readonly clock: HandClock = handClock();
  private closed = false;
  private readonly announced = new Set<string>();
  private readonly watchers = new Set<(addresses: readonly string[]) => void>();
  private readonly tidying: (() => void)[] = [];

  private readonly serviceDiscovery: ServiceDiscovery = {
    announce: (host, port) => this.announce(`${host}:${port}`),
    browse: (see) => {
      this.watchers.add(see);
      see([...this.announced]);
      return () => this.watchers.delete(see);
    },
  };

  /** Announces any name, like an attacker. */
  announce(address: string): () => void {
    this.announced.add(address);
    this.notify();
    return () => {
      this.announced.delete(address);
      this.notify();
    };
  }

  /** All announced addresses. */
  addresses(): readonly string[] {
    return [...this.announced];
  }

  private notify(): void {
    for (const see of [...this.watchers]) see([...this.announced]);
  }

  /** `others`: the port for known addresses without one. `route`: where a connection to this URL really goes. */
  phone({
    port = 0,
    host = async () => '127.0.0.1' as string | null,
    deaf = false,
    others = LAN_PORT,
    route = straight,
  } = {}): NetPhone {
    const serviceDiscovery = deaf ? null : this.serviceDiscovery;
    const clock = this.clock;
    const open = lanAdvertisement({ tcp: net, serviceDiscovery, clock, ownAddress: () => host(), port });
    const connect = (url: string) => linkTo(route(url), clock).link;
    return new NetPhone(lanTransport({ connect, serviceDiscovery, clock, open, port: others }), this.tidying);
  }

  /** A phone with Expo Go, or a browser. */
  guestOnly({ others = LAN_PORT, route = straight } = {}): NetPhone {
    const connect = (url: string) => linkTo(route(url), this.clock).link;
    const deps = { connect, serviceDiscovery: null, clock: this.clock, open: null, port: others };
    return new NetPhone(lanTransport(deps), this.tidying);
  }

  /** Waits for real sockets. The clock advances only by the given time. */
  async until(happens: () => boolean, step = 0): Promise<void> {
    while (!happens()) {
      if (this.closed) throw new Error('it never happened');
      await new Promise((resolve) => setImmediate(resolve));
      if (step > 0) await this.clock.pass(step);
    }
  }

  /** Advances the clock, slowly enough for real sockets to deliver what was sent meanwhile. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      for (let hop = 0; hop < HOPS; hop += 1) await new Promise((resolve) => setImmediate(resolve));
      await this.clock.pass(Math.min(left, STEP_MS));
    }
  }

  close(): void {
    this.closed = true;
    for (const tidy of this.tidying.splice(0)) tidy();
  }
}

const straight = (url: string): string => url;

export interface Opened extends Advertisement {
  readonly states: readonly AdvertisementState[];
  address(): string;
}

export class NetPhone {
  seen: readonly Sighting[] = [];
  news = 0;

  constructor(
    readonly transport: Transport,
    private readonly tidying: (() => void)[],
  ) {}

  look(): () => void {
    const stop = this.transport.browse((seen) => {
      this.seen = seen;
      this.news += 1;
    });
    this.tidying.push(stop);
    return stop;
  }

  open(shown: TableCard, onLink: AdvertisementEvents['onLink'] = () => {}): Opened {
    const states: AdvertisementState[] = [];
    let at: string | null = null;
    const advertisement = this.transport.advertise?.(shown, {
      onLink,
      onState(state, _, address = null) {
        states.push(state);
        at = address;
      },
    });
    if (!advertisement) throw new Error('this phone cannot listen');
    this.tidying.push(advertisement.close);
    return { ...advertisement, states, address: () => at ?? '' };
  }

  /** The number of open seats of each table in sight, by the name of its host. */
  tables(): Record<string, number> {
    return Object.fromEntries(this.seen.map(({ card: { name, open } }) => [name, open]));
  }
}
