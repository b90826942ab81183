import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import { createApp } from '../../../src/stores/app/app';
import { PhonesRoom } from './phones';

let room: PhonesRoom;
beforeEach(() => {
  room = new PhonesRoom();
});

async function seated() {
  const host = await room.phone();
  const guest = await room.phone();
  const { id: hosted, shared } = await room.invite(host, 1);
  const table = await host.table(hosted);
  const visited = await room.join(guest, shared.store.getState().digits ?? '', 'Ben');
  const own = await guest.table(visited);
  return { host, guest, hosted, visited, table, own };
}

test('a game that can’t be read now is not opened to others, and the refusal says so', async () => {
  const host = await room.phone();
  const { id } = await room.invite(host, 1);
  host.kill();
  await host.start();
  host.unreadable = true;
  expect(await host.app.openToOthers(id)).toMatchObject({ ok: false });
  host.unreadable = false;
  expect(await host.app.openToOthers(id)).toMatchObject({ ok: true });
});

test('a table that can’t be closed because the phone is full stays shared', async () => {
  const { host, hosted, own } = await seated();
  host.full = true;
  expect(await host.app.closeToOthers(hosted)).toMatchObject({
    ok: false,
    refusal: { code: 'table.full-storage' },
  });
  await room.pass();
  expect(own.session.view().room).toMatchObject({ connection: 'in' });
  expect(host.app.liveTable()).toBe(hosted);
  host.full = false;
  expect(await host.app.closeToOthers(hosted)).toMatchObject({ ok: true });
  await room.pass();
  expect(own.session.view().room).toMatchObject({ connection: 'gone' });
});

test('a pause that can’t be stored is refused', async () => {
  const { host, table } = await seated();
  host.full = true;
  expect(await table.pause(true)).toMatchObject({ ok: false, refusal: { code: 'table.full-storage' } });
  expect(table.session.view().room?.paused).toBe(false);
});

test('a failed lookup of the next table is a refusal, and may be retried', async () => {
  const { guest, visited, own } = await seated();
  own.store.setState({ next: '0011223344556677' });
  guest.unreadable = true;
  expect(await guest.app.joinNextTable(visited)).toMatchObject({ ok: false });
});

test('if the code for shared tables can’t be loaded, joining ends with a refusal', async () => {
  const app = await createApp({
    storage: memoryStorage(),
    lasting: true,
    trouble: null,
    clock: realClock,
    today: () => 0,
    random: seeded(1),
    connectivity: () => Promise.reject(new Error('not fetched')),
  });
  app.lobby?.choose('0011223344556677');
  await app.lobby?.enter('123456');
  expect(app.lobby?.store.getState().joining).toMatchObject({
    step: 'digits',
    problem: { code: 'join.unreachable' },
  });
});
