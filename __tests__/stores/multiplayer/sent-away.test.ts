import { HOST_PHONE } from '../../../src/net/session/new-table';
import { endKey } from '../../../src/stores/saves/table-end';
import { findUnfinishedGames } from '../../../src/stores/saves/unfinished-games';
import { goldenMatch } from '../../support/saved-games';
import { lobbyOf, PhonesRoom, type PhoneWithApp } from './phones';

async function atTable(entries = 5) {
  const room = new PhonesRoom();
  const host = await room.phone();
  const guest = await room.phone();
  const { id, shared } = await room.host(host, goldenMatch('lockout', entries), [1]);
  const digits = () => shared.store.getState().digits ?? '';
  const visited = await room.join(guest, digits(), 'Ben');
  const own = await guest.table(visited);
  await room.pass();
  const number = own.session.view().room?.me ?? -1;
  return { room, host, guest, id, shared, visited, own, number, digits };
}
type AtTable = Awaited<ReturnType<typeof atTable>>;

const sentAway = {
  removed: ({ shared, number }: AtTable) => shared.remove(number),
  closed: ({ host, id }: AtTable) => host.app.closeToOthers(id),
} as const;
const ways = ['removed', 'closed'] as const;

const home = ({ app }: PhoneWithApp) => findUnfinishedGames(app);

async function restart({ guest, room }: AtTable): Promise<void> {
  guest.kill();
  await guest.start();
  await room.pass();
}

describe.each(ways)('a game whose table ends for this phone: %s', (why) => {
  async function ended(entries?: number): Promise<AtTable> {
    const all = await atTable(entries);
    expect((await home(all.guest)).newest?.id).toBe(all.visited);
    await sentAway[why](all);
    await all.room.pass();
    return all;
  }

  test.each([
    ['at once', async () => {}],
    ['after the app was killed', restart],
    ['after the player has left the table', ({ guest, visited }: AtTable) => guest.app.forget(visited)],
  ])('is not one to continue, and home says so: %s', async (_, then) => {
    const all = await ended();
    await then(all);
    const { newest, others, ended: said } = await home(all.guest);
    expect(newest).toBeNull();
    expect(others).toBe(0);
    expect(said).toMatchObject({ why, saved: { id: all.visited } });
  });

  test('stays in the history as far as it was played', async () => {
    const all = await ended();
    await all.guest.app.forget(all.visited);
    const saved = await all.guest.app.saves.load(all.visited);
    if (!saved || typeof saved === 'string') throw new Error('the game is gone');
    expect(saved.match.log).toHaveLength(5);
    expect((await all.guest.app.saves.list()).games).toMatchObject([{ id: all.visited, begun: true }]);
  });

  test('of which nothing was played leaves nothing behind', async () => {
    const all = await ended(0);
    await all.guest.app.forget(all.visited);
    expect((await all.guest.app.saves.list()).games).toEqual([]);
    expect((await home(all.guest)).ended).toBeNull();
    expect(all.guest.memory.documents.has(endKey(all.visited))).toBe(false);
  });

  test('is told once', async () => {
    const all = await ended();
    await all.guest.app.saves.tellEnd(all.visited);
    await restart(all);
    expect(await home(all.guest)).toMatchObject({ newest: null, ended: null });
  });
});

test('a phone that is invited again continues the game', async () => {
  const all = await atTable();
  await sentAway.removed(all);
  await all.room.pass();
  const { guest, room } = all;
  await guest.app.saves.tellEnd(all.visited);
  const stop = lobbyOf(guest).browse();
  await room.pass();
  // It is a table like any other until the digits are there.
  expect(lobbyOf(guest).store.getState().tables).toMatchObject([{ known: null }]);
  stop();
  all.shared.invite();
  await room.pass();
  expect(await room.join(guest, all.digits(), 'Ben')).toBe(all.visited);
  await room.pass();
  expect(await home(guest)).toMatchObject({ newest: { id: all.visited }, ended: null });
});

test('a phone that was removed while it was out of reach: home says so, and the table can be tried again', async () => {
  const all = await atTable();
  all.guest.air.cutOff();
  await all.room.pass(1000);
  await sentAway.removed(all);
  all.guest.air.comeBack();
  await all.room.pass(10_000);
  expect(await home(all.guest)).toMatchObject({ newest: null, ended: { why: 'unknown' } });
  const stop = lobbyOf(all.guest).browse();
  await all.room.pass();
  expect(lobbyOf(all.guest).store.getState().tables).toMatchObject([{ known: all.visited }]);
  stop();
});

test('a host that is only out of reach ends nothing', async () => {
  const all = await atTable();
  all.host.kill();
  await all.room.pass(30_000);
  await restart(all);
  expect(await home(all.guest)).toMatchObject({ newest: { id: all.visited }, ended: null });
});

test('a game that is over needs no sentence', async () => {
  const all = await atTable(goldenMatch('lockout').log.length);
  await sentAway.closed(all);
  await all.room.pass();
  expect((await home(all.guest)).ended).toBeNull();
});

test('an earlier version stored no end: the list of phones without this phone tells that it was removed', async () => {
  const all = await atTable();
  const saved = await all.guest.app.saves.load(all.visited);
  if (!saved || typeof saved === 'string' || !saved.room) throw new Error('the room is gone');
  const { room } = saved;
  const phones = room.membership.phones.filter(({ number }) => number === HOST_PHONE);
  all.guest.kill();
  await all.guest.start();
  const { saves } = all.guest.app;
  await saves.keepRoom(all.visited, { ...room, membership: { ...room.membership, phones } });
  expect(await home(all.guest)).toMatchObject({ newest: null, ended: { why: 'removed' } });
  await saves.tellEnd(all.visited);
  expect(await home(all.guest)).toMatchObject({ newest: null, ended: null });
});
