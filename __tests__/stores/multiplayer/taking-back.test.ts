import { goldenMatch } from '../../support/saved-games';
import { PhonesRoom } from './phones';
import { takeBackAll } from './taking-back';

const PLAYED = 5;

test('N33 a guest does not come back to a host that took back what was played, hosts, and the table goes on', async () => {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared: adas } = await room.host(ada, goldenMatch('lockout', PLAYED), [1]);
  const bens = await ben.table(await room.join(ben, adas.store.getState().digits ?? '', 'Ben'));
  await takeBackAll(ben, bens);
  await room.pass(7000);
  expect(bens.session.view().room).toMatchObject({
    connection: 'out',
    mayHost: false,
    notice: { code: 'net.rewound' },
  });
  expect(bens.session.view().match.log).toHaveLength(PLAYED);
  expect(await ben.app.report({ version: '1', system: 'test' })).toContain('net.rewound');
  await room.pass(2000);
  expect(bens.session.view().room?.mayHost).toBe(true);
  expect(await bens.takeOver()).toMatchObject({ ok: true });
  await room.pass(15_000);
  expect(adas.store.getState().role).toBe('guest');
  const host = bens.session.view().room?.me;
  for (const table of [adas, bens]) {
    expect(table.session.view().room).toMatchObject({ connection: 'in', host, gathering: false });
    expect(table.session.view().match.log).toHaveLength(PLAYED);
  }
});
