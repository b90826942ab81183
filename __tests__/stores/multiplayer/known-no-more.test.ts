import { lobbyOf, PhonesRoom } from './phones';

/**
 * Ben had a seat at Ada's table. She has removed his phone while it was out of range; now it is in range
 * again.
 */
async function sentAway() {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const id = await room.join(ben, shared.store.getState().digits ?? '', 'Ben');
  const own = await ben.table(id);
  const me = own.session.view().room?.me ?? -1;
  ben.air.cutOff();
  await room.pass(20_000);
  await shared.remove(me);
  ben.air.comeBack();
  await room.pass(10_000);
  return { room, ben, id, own, shared };
}

/** Types the digits and returns the step that joining has reached. */
async function enters({ room, ben, shared }: Awaited<ReturnType<typeof sentAway>>, digits?: string) {
  const lobby = lobbyOf(ben);
  const stop = lobby.browse();
  lobby.choose(shared.store.getState().table);
  const entering = lobby.enter(digits ?? shared.store.getState().digits ?? '');
  await room.pass(3000);
  await entering;
  stop();
  return lobby.store.getState().joining;
}

describe('N7 a phone that the host has removed', () => {
  test('is told so and continues to reconnect', async () => {
    const { own } = await sentAway();
    expect(own.session.view().room).toMatchObject({
      connection: 'out',
      notice: { code: 'join.unknown-seat' },
    });
  });

  test('rejoins with the digits and its copy of the game, and may take seats again', async () => {
    const all = await sentAway();
    const joining = await enters(all);
    expect(joining).toMatchObject({ step: 'seats', known: true });
    const sitting = lobbyOf(all.ben).sit([{ seat: 1, name: 'Ben' }]);
    await all.room.pass();
    expect(await sitting).toEqual({ ok: true, value: all.id });
    expect(all.shared.session.view().seats[1]).toMatchObject({ name: 'Ben', away: false });
    expect(all.own.session.view().room).toMatchObject({ connection: 'in', notice: null });
    expect((await all.ben.app.saves.list()).games).toHaveLength(1);
  });

  test('keeps its game if the digits are wrong or joining is cancelled', async () => {
    const all = await sentAway();
    const right = all.shared.store.getState().digits ?? '';
    expect(await enters(all, right === '000000' ? '111111' : '000000')).toMatchObject({
      step: 'digits',
      problem: { code: 'join.wrong-digits' },
    });
    expect(await enters(all)).toMatchObject({ step: 'seats' });
    await lobbyOf(all.ben).cancel();
    await all.room.pass(2000);
    expect((await all.ben.app.saves.list()).games).toHaveLength(1);
    expect(all.own.session.view().room?.connection).toBe('in');
  });
});

test('N7 a phone that is removed while it is connected rejoins with the digits', async () => {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const id = await room.join(ben, shared.store.getState().digits ?? '', 'Ben');
  const own = await ben.table(id);
  await shared.remove(own.session.view().room?.me ?? -1);
  await room.pass(1000);
  expect(own.session.view().room?.connection).toBe('gone');
  expect(await enters({ room, ben, id, own, shared })).toMatchObject({ step: 'seats', known: true });
});

test('wrong digits do not end the live table', async () => {
  const all = await sentAway();
  const mine = await all.room.invite(all.ben, 1);
  const right = all.shared.store.getState().digits ?? '';
  await enters(all, right === '000000' ? '111111' : '000000');
  expect(all.ben.app.liveTable()).toBe(mine.id);
});

test('to join another table ends the one joined just before', async () => {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const lobby = lobbyOf(ben);
  lobby.browse();
  await room.pass();
  lobby.choose(shared.store.getState().table);
  void lobby.enter(shared.store.getState().digits ?? '');
  await room.pass(2000);
  expect(lobby.store.getState().joining?.step).toBe('seats');
  lobby.choose('0011223344556677');
  await room.pass(2000);
  expect(await ben.app.saves.rooms()).toEqual([]);
  expect(shared.session.view().room?.phones.filter(({ here }) => here)).toHaveLength(1);
});

test('N7 a phone that has a seat and types the digits is back in its seat', async () => {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const id = await room.join(ben, shared.store.getState().digits ?? '', 'Ben');
  const own = await ben.table(id);
  const joining = await enters({ room, ben, id, own, shared });
  expect(joining).toMatchObject({ step: 'seated', known: true });
  expect(shared.session.view().seats[1]).toMatchObject({ name: 'Ben', away: false });
  expect(shared.session.view().room?.phones).toHaveLength(2);
});
