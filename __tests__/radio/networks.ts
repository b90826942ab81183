import * as net from 'node:net';
import { lanAdvertisement } from '../../src/net/transports/lan/advertisement';
import type { ServiceDiscovery } from '../../src/net/transports/lan/service-discovery';
import type { Tcp } from '../../src/net/transports/lan/tcp';
import { lanTransport } from '../../src/net/transports/lan/transport';
import { relayTransport } from '../../src/net/transports/relay/transport';
import type { Transport } from '../../src/net/transports/transport';
import type { RunningTime } from '../../src/testing/radio/running-time';
import { AT_ONCE, relay } from '../net/transports/relay/served';
import { linkTo } from '../net/transports/websocket/sockets';

const NOBODY = 'ws://127.0.0.1:1/';

/** A network that can go down: real sockets, announcements in memory. */
export class FallibleLan {
  private up = true;
  private readonly announced = new Set<string>();
  private readonly watchers = new Set<(addresses: readonly string[]) => void>();
  private readonly cuts = new Set<() => void>();

  private readonly serviceDiscovery: ServiceDiscovery = {
    announce: (host, port) => {
      this.announced.add(`${host}:${port}`);
      this.notify();
      return () => {
        this.announced.delete(`${host}:${port}`);
        this.notify();
      };
    },
    browse: (see) => {
      this.watchers.add(see);
      this.notify();
      return () => this.watchers.delete(see);
    },
  };

  readonly transport = (clock: RunningTime): Transport => {
    const { serviceDiscovery } = this;
    const open = lanAdvertisement({
      tcp: endingWith(clock),
      serviceDiscovery,
      clock,
      ownAddress: async () => '127.0.0.1',
      port: 0,
    });
    const connect = (url: string) => {
      const { link, cut } = linkTo(this.up ? url : NOBODY);
      this.cuts.add(cut);
      clock.onStop(cut);
      return link;
    };
    return lanTransport({ connect, serviceDiscovery, clock, open, port: 0 });
  };

  /** Breaks all connections, and stops announcements. */
  goDown(): void {
    this.up = false;
    for (const cut of this.cuts) cut();
    this.cuts.clear();
    this.notify();
  }

  comeBack(): void {
    this.up = true;
    this.notify();
  }

  private notify(): void {
    for (const see of this.watchers) see(this.up ? [...this.announced] : []);
  }
}

export async function relayed(): Promise<(clock: RunningTime) => Transport> {
  const { url } = await relay(AT_ONCE);
  return (clock) =>
    relayTransport(() => {
      const { link, cut } = linkTo(url);
      clock.onStop(cut);
      return link;
    }, clock);
}

/** Node's sockets, which close when the app is killed. */
function endingWith(clock: RunningTime): Tcp {
  return {
    createServer(options, connected) {
      const server = net.createServer(options, (socket) => {
        clock.onStop(() => socket.destroy());
        connected(socket);
      });
      clock.onStop(() => server.close());
      return server;
    },
  };
}
