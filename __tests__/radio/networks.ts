import * as net from 'node:net';
import { lanDoor } from '../../src/net/transports/lan/advertisement';
import type { Beacon } from '../../src/net/transports/lan/service-discovery';
import type { Tcp } from '../../src/net/transports/lan/tcp';
import { lanWay } from '../../src/net/transports/lan/transport';
import { relayWay } from '../../src/net/transports/relay/transport';
import type { Way } from '../../src/net/transports/transport';
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

  private readonly beacon: Beacon = {
    announce: (host, port) => {
      this.announced.add(`${host}:${port}`);
      this.tell();
      return () => {
        this.announced.delete(`${host}:${port}`);
        this.tell();
      };
    },
    watch: (see) => {
      this.watchers.add(see);
      this.tell();
      return () => this.watchers.delete(see);
    },
  };

  readonly way = (time: RunningTime): Way => {
    const { beacon } = this;
    const open = lanDoor({ tcp: endingWith(time), beacon, time, ownHost: async () => '127.0.0.1', port: 0 });
    const connect = (url: string) => {
      const { link, cut } = linkTo(this.up ? url : NOBODY);
      this.cuts.add(cut);
      time.onStop(cut);
      return link;
    };
    return lanWay({ connect, beacon, time, open, port: 0 });
  };

  /** All connections break, and nothing is heard. */
  goDown(): void {
    this.up = false;
    for (const cut of this.cuts) cut();
    this.cuts.clear();
    this.tell();
  }

  comeBack(): void {
    this.up = true;
    this.tell();
  }

  private tell(): void {
    for (const see of this.watchers) see(this.up ? [...this.announced] : []);
  }
}

export async function relayed(): Promise<(time: RunningTime) => Way> {
  const { url } = await relay(AT_ONCE);
  return (time) =>
    relayWay(() => {
      const { link, cut } = linkTo(url);
      time.onStop(cut);
      return link;
    }, time);
}

/** Node's sockets: those of an app that is killed close. */
function endingWith(time: RunningTime): Tcp {
  return {
    createServer(options, connected) {
      const server = net.createServer(options, (socket) => {
        time.onStop(() => socket.destroy());
        connected(socket);
      });
      time.onStop(() => server.close());
      return server;
    },
  };
}
