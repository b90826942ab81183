import assert from 'node:assert/strict';
import * as net from 'node:net';
import type { Browser } from 'playwright-core';
import { WebSocket } from 'ws';
import { lockout } from '../src/engine/lockout';
import { seeded } from '../src/engine/random';
import { realClock } from '../src/net/clock';
import { LAN_PORT } from '../src/net/transports/lan/address';
import { lanAdvertisement } from '../src/net/transports/lan/advertisement';
import { lanTransport } from '../src/net/transports/lan/transport';
import { socketLink } from '../src/net/transports/websocket/client-link';
import { memoryStorage } from '../src/storage/memory';
import { createApp } from '../src/stores/app/app';
import type { App } from '../src/stores/app/app-interface';
import type { SharedTable } from '../src/stores/multiplayer/shared-table';
import type { Checks } from './checks';
import { complaintsOf, isQuiet } from './support/page';
import { openPhone, seatAt, sitDown } from './support/phones';

const SEED = 49;
const PATIENCE_MS = 60_000;

/** Phones on Node's sockets, and a browser that connects by address: no relay between them. */
export async function checkLan(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPhone(browser, url, SEED);
  const complaints = complaintsOf(page);
  // The browser looks for a new host at the usual port.
  const [ada, cleo] = [await phoneOnLan(SEED, 0), await phoneOnLan(SEED + 1, LAN_PORT)];
  const shared = await invite(ada);
  const cleos = await joinByAddress(cleo, shared, 'Cleo');
  await check('lan: a table is found by its typed address', async () => {
    await page.goto(`${url}/join`);
    await page.getByRole('button', { name: 'Type a table’s address' }).click();
    const field = page.getByRole('textbox', { name: 'The table’s address' });
    await field.fill('192.168.1');
    await page.getByRole('button', { name: 'Look there' }).click();
    await page.getByText('That’s not an address').waitFor();
    await field.fill(await addressOf(shared));
    await page.getByRole('button', { name: 'Look there' }).click();
    // Other groups may advertise tables on the relay meanwhile.
    await page.getByRole('button', { name: /^Join Ada on the LAN/ }).click();
  });
  await check('lan: its digits let a browser in, and all play', async () => {
    await sitDown(page, shared.store.getState().digits ?? '', 'Ben');
    await seatAt(page, 'Ada on the LAN').waitFor();
    await moves(shared, 0, 'roll');
    for (const [table, seat] of [
      [shared, 0],
      [cleos, 1],
    ] as const)
      await moves(table, seat, 'pass');
    await page.getByRole('button', { name: /^Pass/ }).click();
    await seatAt(page, 'Ben').waitFor();
    assert.equal(shared.session.view().match.log.length, 4);
  });
  await check(
    'lan: the host goes, another phone hosts, and the browser finds it at its address',
    async () => {
      await shared.end();
      await page.getByText('There is no connection to the host').waitFor();
      await until(cleos, () => cleos.session.view().room?.mayHost === true);
      const done = await cleos.takeOver();
      assert.ok(done.ok);
      await page.getByText('There is no connection to the host').waitFor({ state: 'hidden' });
      await until(cleos, () => cleos.session.view().room?.gathering === false);
      // The new host does not wait for the browser, which may reconnect a little later.
      await until(cleos, () => cleos.session.view().seats[2]?.away === false);
      // The host plays Ada’s answer to her own coloured dice.
      await cleos.give(0, 'here');
      await moves(cleos, 0, 'pass');
      await moves(cleos, 1, 'roll');
      await page.getByRole('button', { name: /^Pass/ }).waitFor();
    },
  );
  await check('lan: the console stays quiet', () =>
    isQuiet(complaints.filter((each) => !REFUSED.test(each))),
  );
  await cleos.leave();
  await page.context().close();
}

/** The browser logs a failed connection for every address without a server. */
const REFUSED = /WebSocket connection to .* failed/;

async function moves({ session }: SharedTable, seat: number, kind: 'roll' | 'pass'): Promise<void> {
  const done = await session.propose(seat, [{ kind }]);
  assert.ok(done.ok, done.ok ? '' : done.refusal.text);
}

async function phoneOnLan(seed: number, port: number): Promise<App> {
  const clock = realClock;
  const random = seeded(seed);
  const open = lanAdvertisement({
    tcp: net,
    serviceDiscovery: null,
    clock,
    ownAddress: async () => '127.0.0.1',
    port,
  });
  const connect = (address: string) =>
    socketLink(address, { connect: (to) => new WebSocket(to), after: clock.after });
  return createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock,
    today: () => 0,
    random,
    connectivity: async () => ({
      transports: [lanTransport({ connect, serviceDiscovery: null, clock, open })],
      random: (count) => Uint8Array.from({ length: count }, () => random(256)),
    }),
  });
}

async function invite(app: App): Promise<SharedTable> {
  const person = { kind: 'person' } as const;
  const seats = [
    { name: 'Ada on the LAN', keeper: person },
    { name: 'Seat 2', keeper: person, elsewhere: true },
    { name: 'Seat 3', keeper: person, elsewhere: true },
  ];
  const options = lockout.options.defaults;
  const id = await app.newGame(lockout, { seats, options, dice: 'phone' });
  assert.ok(id.ok);
  const shared = await app.openToOthers(id.value);
  assert.ok(shared.ok);
  shared.value.invite();
  return shared.value;
}

/** Joins a table by a typed address and takes a seat. */
async function joinByAddress(app: App, table: SharedTable, name: string): Promise<SharedTable> {
  const { lobby } = app;
  assert.ok(lobby);
  const stop = lobby.browse();
  assert.ok(await lobby.addAddress(await addressOf(table)));
  lobby.choose(table.store.getState().table);
  await lobby.enter(table.store.getState().digits ?? '');
  await until(lobby, () => lobby.store.getState().joining?.step === 'seats');
  const sat = await lobby.sit([{ seat: 1, name }]);
  stop();
  assert.ok(sat.ok);
  const opened = await app.openTable(sat.value);
  assert.ok(opened.kind === 'table' && opened.shared);
  return opened.shared;
}

interface Observed {
  readonly store: { subscribe(listener: () => void): () => void };
  readonly session?: { subscribe(listener: () => void): () => void };
}

/** Waits until the condition holds. Checks it after each change. */
async function until({ store, session }: Observed, holds: () => boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const over = (end: () => void) => {
      cancelTimer();
      for (const stop of stops) stop();
      end();
    };
    const cancelTimer = realClock.after(PATIENCE_MS, () =>
      over(() => reject(new Error('it never came to that'))),
    );
    const check = () => holds() && over(resolve);
    const stops = [store.subscribe(check), session?.subscribe(check) ?? (() => {})];
    check();
  });
}

async function addressOf(table: SharedTable): Promise<string> {
  const address = () =>
    table.store.getState().advertisements.find((advertisement) => advertisement.address)?.address;
  await until(table, () => address() !== undefined);
  return address() ?? '';
}
