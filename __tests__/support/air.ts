import type { TableCard } from '../../src/net/discovery/card';
import type { Link, Stop } from '../../src/net/transports/link';
import { loopback } from '../../src/net/transports/loopback';
import {
  type AdvertisementEvents,
  connectAtOnce,
  type Sighting,
  type Transport,
} from '../../src/net/transports/transport';
import { settled } from './clock';

/** A network between phones in memory. Nothing arrives before `settle`. */
export interface Air {
  /** The connectivity of one phone, which can be cut off from all others and connected again. */
  phone(): AirPhone;
  settle(): Promise<void>;
  /** Delivers one frame after the other until the condition holds. */
  settleUntil(holds: () => boolean): Promise<void>;
}

export interface AirPhone {
  readonly transport: Transport;
  /** Breaks all connections of the phone and hides it. */
  cutOff(): void;
  comeBack(): void;
  /** The number of its browsers now. */
  looks(): number;
}

interface OpenTable {
  readonly key: string;
  readonly owner: object;
  card: TableCard;
  readonly signs: AdvertisementEvents;
}

export function openAir(): Air {
  const net = loopback();
  const open = new Set<OpenTable>();
  const watchers = new Set<() => void>();
  let keys = 0;
  const notify = () => {
    for (const watcher of [...watchers]) watcher();
  };

  function phone(): AirPhone {
    const me = {};
    const cables = new Set<() => void>();
    let off = false;
    const transport: Transport = {
      kind: 'relay',
      browse(see): Stop {
        const show = () =>
          see(
            off
              ? []
              : [...open].map(
                  (table): Sighting => ({
                    card: table.card,
                    transport: 'relay',
                    key: table.key,
                    connect: connectAtOnce(() => {
                      const cable = net.plug();
                      cables.add(cable.cut);
                      if (off) cable.cut();
                      else table.signs.onLink(cable.b);
                      return cable.a;
                    }),
                  }),
                ),
          );
        watchers.add(show);
        own.add(show);
        show();
        return () => {
          watchers.delete(show);
          own.delete(show);
        };
      },
      advertise(card, signs) {
        keys += 1;
        const links = new Set<Link>();
        const cutting: AdvertisementEvents = {
          ...signs,
          onLink(link) {
            links.add(link);
            cables.add(() => link.close('lost'));
            signs.onLink(link);
          },
        };
        const table: OpenTable = { key: `air ${keys}`, owner: me, card, signs: cutting };
        if (!off) open.add(table);
        mine.add(table);
        signs.onState('open', table.key);
        notify();
        return {
          update(next) {
            table.card = next;
            notify();
          },
          close() {
            open.delete(table);
            mine.delete(table);
            for (const link of links) link.close();
            notify();
          },
        };
      },
    };
    const mine = new Set<OpenTable>();
    const own = new Set<() => void>();
    return {
      transport,
      looks: () => own.size,
      cutOff() {
        off = true;
        for (const table of mine) open.delete(table);
        for (const cut of cables) cut();
        cables.clear();
        notify();
      },
      comeBack() {
        off = false;
        for (const table of mine) open.add(table);
        notify();
      },
    };
  }

  return {
    phone,
    async settle() {
      for (let round = 0; round < 5; round += 1) {
        await settled();
        await net.settle();
      }
    },
    async settleUntil(holds) {
      for (;;) {
        await settled();
        const [next] = net.deliveries();
        if (holds()) return;
        if (!next) throw new Error('it never came to that');
        next.deliver();
      }
    },
  };
}
