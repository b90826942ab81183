import type { TableCard } from '../../../src/net/discovery/card';
import type { Link } from '../../../src/net/transports/link';
import { lobbyOf, PhonesRoom } from './phones';

async function withFalse(cards: number, answer: (link: Link) => void, era = 2 ** 31) {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const card: TableCard = {
    table: shared.store.getState().table,
    era: { number: era, phone: 0 },
    game: 'lockout',
    open: 1,
    name: 'Ada',
  };
  for (let count = 0; count < cards; count += 1)
    room.air.phone().transport.advertise?.(card, { onLink: answer, onState() {} });
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
