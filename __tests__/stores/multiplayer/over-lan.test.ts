import * as net from 'node:net';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import type { Transport } from '../../../src/net/transports/transport';
import { emptyMemory, type Memory, memoryStorage } from '../../../src/storage/memory';
import { type App, createApp } from '../../../src/stores/app/app';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { Network } from '../../net/transports/lan/network';
import { person } from '../../support/table';

let network: Network;
let seeds = 0;
beforeEach(() => {
  network = new Network();
});
const tables: SharedTable[] = [];
afterEach(async () => {
  for (const table of tables.splice(0)) await table.end();
  network.close();
});

async function appOn(transport: Transport, memory: Memory = emptyMemory()): Promise<App> {
  seeds += 1;
  const random = seeded(seeds);
  return createApp({
    storage: memoryStorage(memory),
    lasting: true,
    trouble: null,
    clock: network.clock,
    today: () => 0,
    random,
    connectivity: async () => ({
      transports: [transport],
      random: (count) => Uint8Array.from({ length: count }, () => random(256)),
    }),
  });
}

async function hosted(app: App, others: number): Promise<SharedTable> {
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
  tables.push(shared.value);
  await network.until(() =>
    shared.value.store.getState().advertisements.some(({ address }) => address !== null),
  );
  return shared.value;
}

const addressOf = ({ store }: SharedTable): string => store.getState().advertisements[0]?.address ?? '';
const room = ({ session }: SharedTable) => session.view().room;
const awayAt = ({ session }: SharedTable) => session.view().seats.map(({ away }) => away);

/** Types the address of the table and its digits. Returns the id of the game. */
async function join({ lobby }: App, table: SharedTable, name: string): Promise<string> {
  if (!lobby) throw new Error('nobody can be reached');
  const stop = lobby.browse();
  expect(await lobby.addAddress(addressOf(table))).toBe(true);
  lobby.choose(table.store.getState().table);
  await lobby.enter(table.store.getState().digits ?? '');
  await network.until(() => lobby.store.getState().joining?.step === 'seats');
  const sat = await lobby.sit([{ seat: null, name }]);
  stop();
  if (!sat.ok) throw new Error(sat.refusal.text);
  return sat.value;
}

async function tableAt(app: App, id: string): Promise<SharedTable> {
  const opened = await app.openTable(id);
  if (opened.kind !== 'table' || !opened.shared) throw new Error('no table of many phones');
  tables.push(opened.shared);
  return opened.shared;
}

/** Returns a port on which nothing listens. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Ada hosts, Ben could. Cleo's browser can't listen. There are no announcements: phones find each other by
 * address only.
 */
async function three() {
  const usual = await freePort();
  const adasMemory = emptyMemory();
  const adaOn = () => appOn(network.phone({ deaf: true, others: usual }).transport, adasMemory);
  const ada = await hosted(await adaOn(), 2);
  const adaAgain = async () => tableAt(await adaOn(), ada.id);
  const bens = await appOn(network.phone({ deaf: true, port: usual, others: usual }).transport);
  const ben = await tableAt(bens, await join(bens, ada, 'Ben'));
  const memory = emptyMemory();
  const cleos = await appOn(network.guestOnly({ others: usual }).transport, memory);
  const id = await join(cleos, ada, 'Cleo');
  const restart = () => appOn(network.guestOnly({ others: usual }).transport, memory);
  const again = async () => tableAt(await restart(), id);
  return { ada, adaAgain, ben, cleo: await tableAt(cleos, id), again };
}

test('N17, N30: a guest that joined by a typed address finds the new host', async () => {
  const { ada, ben, cleo } = await three();
  await ada.end();
  await network.until(() => room(ben)?.mayHost === true, 50);
  expect(await ben.takeOver()).toEqual({ ok: true, value: null });
  await network.until(() => room(cleo)?.connection === 'in' && room(ben)?.gathering === false, 50);
  expect(room(cleo)?.host).toBe(room(ben)?.me);
  expect(await cleo.session.rename(2, 'Clio')).toEqual({ ok: true, value: null });
  expect(ben.session.view().seats[2]?.name).toBe('Clio');
});

test('NL17, NL19: it finds the host again after a restart', async () => {
  const { ada, ben, cleo, again } = await three();
  await ada.end();
  await network.until(() => room(ben)?.mayHost === true, 50);
  await ben.takeOver();
  await network.until(() => room(cleo)?.connection === 'in', 50);
  await cleo.end();
  await network.until(() => awayAt(ben)[2] === true, 50);
  const back = await again();
  await network.until(() => room(back)?.connection === 'in', 50);
  expect(awayAt(ben)).toEqual([true, false, false]);
});

test('N30: a guest whose app was closed when the host changed finds it, too', async () => {
  const { ada, ben, cleo, again } = await three();
  await cleo.end();
  await network.until(() => awayAt(ada)[2] === true, 50);
  await ada.end();
  await network.until(() => room(ben)?.mayHost === true, 50);
  await ben.takeOver();
  const back = await again();
  await network.until(() => room(back)?.connection === 'in', 50);
});

test('N20, N30: a host whose app was killed finds the later host', async () => {
  const { ada, adaAgain, ben, cleo } = await three();
  await ada.end();
  await network.until(() => room(ben)?.mayHost === true, 50);
  await ben.takeOver();
  await network.until(() => room(cleo)?.connection === 'in', 50);
  const back = await adaAgain();
  expect(room(back)?.role).toBe('host');
  await network.until(() => room(back)?.role === 'guest' && room(back)?.connection === 'in', 50);
  expect(awayAt(ben)).toEqual([false, false, false]);
});

test('NL19: a host also looks at the addresses of its guests, which may host later', async () => {
  const { transport } = network.phone({ deaf: true });
  const looked: (readonly string[] | undefined)[] = [];
  const noted: Transport = {
    ...transport,
    browse(see, also) {
      looked.push(also);
      return transport.browse(see, also);
    },
  };
  const ada = await hosted(await appOn(noted), 1);
  expect(looked.at(-1)).toEqual([]);
  await join(await appOn(network.guestOnly().transport), ada, 'Ben');
  expect(looked.at(-1)).toEqual(['127.0.0.1']);
});
