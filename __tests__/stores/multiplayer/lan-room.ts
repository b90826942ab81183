import * as net from 'node:net';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import type { Transport } from '../../../src/net/transports/transport';
import { emptyMemory, type Memory, memoryStorage } from '../../../src/storage/memory';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { Network } from '../../net/transports/lan/network';
import { person } from '../../support/table';

/** Apps on phones of one local network: real sockets, and a clock that the test advances. */
export class LanRoom {
  readonly network = new Network();
  private seeds = 0;
  private readonly tables: SharedTable[] = [];

  async appOn(transport: Transport, memory: Memory = emptyMemory()): Promise<App> {
    this.seeds += 1;
    const random = seeded(this.seeds);
    return createApp({
      storage: memoryStorage(memory),
      lasting: true,
      trouble: null,
      clock: this.network.clock,
      today: () => 0,
      random,
      connectivity: async () => ({
        transports: [transport],
        random: (count) => Uint8Array.from({ length: count }, () => random(256)),
      }),
    });
  }

  /** Opens a table of Lockout: Ada sits here, and the other seats are for other phones. */
  async hosted(app: App, others: number): Promise<SharedTable> {
    const seats = [
      { name: 'Ada', keeper: person },
      ...Array.from({ length: others }, (_, at) => ({
        name: `Seat ${at + 2}`,
        keeper: person,
        elsewhere: true,
      })),
    ];
    const id = await app.newGame(lockout, { seats, options: lockout.options.defaults, dice: 'phone' });
    const shared = id.ok ? await app.openToOthers(id.value) : id;
    if (!shared.ok) throw new Error(shared.refusal.text);
    shared.value.invite();
    this.tables.push(shared.value);
    await this.network.until(() =>
      shared.value.store.getState().advertisements.some(({ address }) => address !== null),
    );
    return shared.value;
  }

  /** Types the address of the table and its digits. Returns the id of the game. */
  async join({ lobby }: App, table: SharedTable, name: string): Promise<string> {
    if (!lobby) throw new Error('nobody can be reached');
    const stop = lobby.browse();
    expect(await lobby.addAddress(addressOf(table))).toBe(true);
    lobby.choose(table.store.getState().table);
    await lobby.enter(table.store.getState().digits ?? '');
    await this.network.until(() => lobby.store.getState().joining?.step === 'seats');
    const sat = await lobby.sit([{ seat: null, name }]);
    stop();
    if (!sat.ok) throw new Error(sat.refusal.text);
    return sat.value;
  }

  async tableAt(app: App, id: string): Promise<SharedTable> {
    const opened = await app.openTable(id);
    if (opened.kind !== 'table' || !opened.shared) throw new Error('no table of many phones');
    this.tables.push(opened.shared);
    return opened.shared;
  }

  async close(): Promise<void> {
    for (const table of this.tables.splice(0)) await table.end();
    this.network.close();
  }
}

export const addressOf = ({ store }: SharedTable): string =>
  store.getState().advertisements[0]?.address ?? '';
export const roomOf = ({ session }: SharedTable) => session.view().room;
export const awayAt = ({ session }: SharedTable) => session.view().seats.map(({ away }) => away);

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address());
      server.close(() => resolve(port));
    });
  });
}
