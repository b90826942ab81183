import { lobbyOf, PhonesRoom } from './phones';

test('a table that is closed during a takeover does not host here', async () => {
  const room = new PhonesRoom();
  const [ada, ben, cleo] = [await room.phone(), await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const own = await ben.table(await room.join(ben, shared.store.getState().digits ?? '', 'Ben'));
  ada.kill();
  await room.pass(10_000);
  const lobby = lobbyOf(cleo);
  lobby.browse();
  const takingOver = own.takeOver();
  await own.end();
  expect((await takingOver).ok).toBe(false);
  await room.pass(5000);
  expect(lobby.store.getState().tables).toEqual([]);
});

test('a table that is closed while it steps down does not reconnect here', async () => {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const bens = await ben.table(await room.join(ben, shared.store.getState().digits ?? '', 'Ben'));
  ada.air.cutOff();
  await room.pass(9000);
  await bens.takeOver();
  await room.pass(6000);
  const { session } = shared;
  let left = false;
  session.subscribe(() => {
    if (left || session.view().room?.connection !== 'gone') return;
    left = true;
    void shared.end();
  });
  ada.air.comeBack();
  await room.pass(30_000);
  expect(left).toBe(true);
  expect(bens.session.view().seats.map(({ away }) => away)).toEqual([true, false]);
});

test.each(Array.from({ length: 8 }, (_, frames) => frames))(
  'who gives up joining after %i frames leaves nothing behind, on either phone',
  async (frames) => {
    const room = new PhonesRoom();
    const [ada, ben] = [await room.phone(), await room.phone()];
    const { shared } = await room.invite(ada, 1);
    const lobby = lobbyOf(ben);
    lobby.browse();
    await room.pass();
    lobby.choose(shared.store.getState().table);
    await lobby.enter(shared.store.getState().digits ?? '');
    let arrived = 0;
    await room.air.settleUntil(() => {
      arrived += 1;
      return arrived > frames;
    });
    await lobby.cancel();
    await room.pass(5000);
    expect((await ben.app.saves.list()).games).toEqual([]);
    expect(await ben.app.saves.rooms()).toEqual([]);
    expect(shared.session.view().room?.phones.filter(({ here }) => here)).toHaveLength(1);
  },
);
