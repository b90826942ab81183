import { PhonesRoom } from './phones';

/** Ben hosts in a later era than Ada, who was away. Cleo knows Ada only. Neither can see Ben. */
async function twoHosts() {
  const room = new PhonesRoom();
  const [ada, ben, cleo] = [await room.phone(), await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 2);
  const digits = shared.store.getState().digits ?? '';
  const bens = await ben.table(await room.join(ben, digits, 'Ben'));
  const cleos = await cleo.table(await room.join(cleo, digits, 'Cleo'));
  for (const { air } of [ada, cleo]) air.cutOff();
  await room.pass(9000);
  await bens.takeOver();
  await room.pass(6000);
  ben.air.cutOff();
  for (const { air } of [ada, cleo]) air.comeBack();
  await room.pass(6000);
  return { room, ben, bens, adas: shared, cleos };
}

test('N20 a host that finds a later one tells its guests before its advertisements close', async () => {
  const { room, ben, bens, adas, cleos } = await twoHosts();
  expect(adas.store.getState().role).toBe('host');
  expect(cleos.session.view().room).toMatchObject({ connection: 'in', host: 0 });
  const notices: (string | undefined)[] = [];
  cleos.session.subscribe(() => notices.push(cleos.session.view().room?.notice?.code));
  ben.air.comeBack();
  await room.pass(8000);
  expect(adas.store.getState().role).toBe('guest');
  expect(notices).toContain('net.moved');
  for (const table of [adas, cleos]) expect(table.session.view().room?.connection).toBe('in');
  expect(bens.session.view().seats.map(({ away }) => away)).toEqual([false, false, false]);
});
