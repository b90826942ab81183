import assert from 'node:assert/strict';
import * as net from 'node:net';
import type { Browser } from 'playwright-core';
import { lockout } from '../src/engine/lockout';
import { seeded } from '../src/engine/random';
import { loopback } from '../src/net/links/loopback';
import { lanDoor } from '../src/net/reach/lan-door';
import { lanWay } from '../src/net/reach/lan-way';
import { memoryStorage } from '../src/storage/memory';
import { createApp } from '../src/stores/app';
import { realClock } from '../src/stores/clock';
import type { SharedTable } from '../src/stores/shared/shared-table';
import type { Checks } from './checks';
import { complaintsOf, isQuiet } from './support/page';
import { openPhone, seatAt, sitDown } from './support/phones';

const SEED = 47;

/** A phone that listens, on Node's sockets, and a browser that comes to it by its address: no relay between them. */
export async function checkLan(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const page = await openPhone(browser, url, SEED);
  const complaints = complaintsOf(page);
  const shared = await hostOverLan();
  await check('lan: a table is found by its typed address', async () => {
    await page.goto(`${url}/join`);
    await page.getByRole('button', { name: 'Type a table’s address' }).click();
    const field = page.getByRole('textbox', { name: 'The table’s address' });
    await field.fill('192.168.1');
    await page.getByRole('button', { name: 'Look there' }).click();
    await page.getByText('This is no address').waitFor();
    await field.fill(await addressOf(shared));
    await page.getByRole('button', { name: 'Look there' }).click();
    // Others may invite at the relay meanwhile.
    await page.getByRole('button', { name: /^Join Ada on the LAN/ }).click();
  });
  await check('lan: its digits let a browser in, and both play', async () => {
    await sitDown(page, shared.store.getState().digits ?? '', 'Ben');
    await seatAt(page, 'Ada on the LAN').waitFor();
    const played = await shared.session.propose(0, [{ kind: 'roll' }]);
    assert.ok(played.ok);
    await shared.session.propose(0, [{ kind: 'pass' }]);
    await page.getByRole('button', { name: /^Pass/ }).click();
    await seatAt(page, 'Ben').waitFor();
    assert.equal(shared.session.view().match.log.length, 3);
  });
  await check('lan: the console stays quiet', () => isQuiet(complaints));
  await shared.leave();
  await page.context().close();
}

async function hostOverLan(): Promise<SharedTable> {
  const time = realClock;
  // It only hosts: whoever it looks for is not there.
  const connect = () => {
    const { a } = loopback().plug();
    a.close('unreachable');
    return a;
  };
  const open = lanDoor({ tcp: net, beacon: null, time, ownHost: async () => '127.0.0.1', port: 0 });
  const random = seeded(SEED);
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: time,
    today: () => 0,
    random,
    reach: async () => ({
      ways: [lanWay({ connect, beacon: null, time, open })],
      random: (count) => Uint8Array.from({ length: count }, () => random(256)),
    }),
  });
  const person = { kind: 'person' } as const;
  const seats = [
    { name: 'Ada on the LAN', keeper: person },
    { name: 'Seat 2', keeper: person, elsewhere: true },
  ];
  const options = lockout.options.defaults;
  const id = await app.newGame(lockout, { seats, options, dice: 'phone' });
  assert.ok(id.ok);
  const shared = await app.openToOthers(id.value);
  assert.ok(shared.ok);
  shared.value.invite();
  return shared.value;
}

async function addressOf({ store }: SharedTable): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const address = store.getState().doors.find((door) => door.address)?.address;
      if (address) resolve(address);
      return address;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
}
