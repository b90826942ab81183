import type { TableCard } from '../../../src/net/discovery/card';
import type { Link } from '../../../src/net/transports/link';
import { lobbyOf, PhonesRoom } from './phones';

function showFalse(
  room: PhonesRoom,
  cards: number,
  answer: (link: Link) => void,
  { table, era }: Pick<TableCard, 'table' | 'era'>,
): void {
  const card: TableCard = { table, era, game: 'lockout', open: 1, name: 'Ada' };
  for (let count = 0; count < cards; count += 1)
    room.air.phone().transport.advertise?.(card, { onLink: answer, onState() {} });
}

async function withFalse(cards: number, answer: (link: Link) => void, era = 2 ** 31) {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  showFalse(room, cards, answer, { table: shared.store.getState().table, era: { number: era, phone: 0 } });
  return { room, shared, ben };
}

async function enter({ room, shared, ben }: Awaited<ReturnType<typeof withFalse>>, ms: number) {
  const lobby = lobbyOf(ben);
  lobby.browse();
  await room.pass();
  lobby.choose(shared.store.getState().table);
  void lobby.enter(shared.store.getState().digits ?? '');
  await room.pass(ms);
  return lobby.store.getState().joining;
}

describe('NS12 an attacker advertises another host’s table in a later era', () => {
  test('and is silent: the guest joins after a short wait', async () => {
    const all = await withFalse(2, () => {});
    expect(await enter(all, 12_000)).toMatchObject({ step: 'seats' });
  });

  test('32 times, and is silent: the guest sits within 10 s, and with digits typed a second time at once', async () => {
    const all = await withFalse(32, () => {});
    const { room, shared, ben } = all;
    const wrong = shared.store.getState().digits === '000000' ? '111111' : '000000';
    const lobby = lobbyOf(ben);
    lobby.browse();
    await room.pass();
    lobby.choose(shared.store.getState().table);
    void lobby.enter(wrong);
    await room.pass(20_000);
    expect(lobby.store.getState().joining?.problem?.code).toBe('join.wrong-digits');
    // The host has answered, so it comes before all that were silent.
    void lobby.enter(shared.store.getState().digits ?? '');
    await room.pass(100);
    expect(lobby.store.getState().joining).toMatchObject({ step: 'seats' });
    expect(await enter(await withFalse(32, () => {}), 10_000)).toMatchObject({ step: 'seats' });
  });

  test('32 times, and is silent: a guest that has lost its host is back within 10 s', async () => {
    const { room, shared, ben } = await withFalse(0, () => {});
    await room.join(ben, shared.store.getState().digits ?? '', 'Ben');
    const table = ben.app.liveTable() ?? '';
    ben.air.cutOff();
    await room.pass(20_000);
    showFalse(room, 32, () => {}, { table: shared.store.getState().table, era: { number: 2, phone: 0 } });
    ben.air.comeBack();
    await room.pass(10_000);
    expect((await ben.table(table)).session.view().room?.connection).toBe('in');
  });

  test('and disconnects: the guest joins at once', async () => {
    const all = await withFalse(3, (link) => link.close());
    expect(await enter(all, 1000)).toMatchObject({ step: 'seats' });
  });

  test.each([
    ['in a later era', 2 ** 31],
    ['in the host’s own', 1],
  ])('and refuses, %s: the guest joins all the same', async (_, era) => {
    const refuse = (link: Link) => {
      link.onFrame(() => {
        // A message of two bytes: a refusal for wrong digits.
        void link.send(Uint8Array.of(0b1100_0000, 0, 2));
      });
    };
    expect(await enter(await withFalse(3, refuse, era), 6000)).toMatchObject({ step: 'seats' });
  });
});

test('NS12 wrong digits count once and are reported', async () => {
  const all = await withFalse(1, (link) => link.close());
  const lobby = lobbyOf(all.ben);
  const right = all.shared.store.getState().digits ?? '';
  lobby.browse();
  await all.room.pass();
  lobby.choose(all.shared.store.getState().table);
  for (let guess = 0; guess < 4; guess += 1) {
    void lobby.enter(right === '000000' ? '111111' : '000000');
    await all.room.pass(1000);
    expect(lobby.store.getState().joining?.problem?.code).toBe('join.wrong-digits');
  }
  // Five wrong attempts would have changed the digits.
  expect(all.shared.store.getState().digits).toBe(right);
});
