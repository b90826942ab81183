import type { TableCard } from '../../../src/net/discovery/card';
import { PhonesRoom, type PhoneWithApp } from './phones';

/** A host, two guests with a seat each, and an attacker who advertises any card of their table. */
async function three() {
  const room = new PhonesRoom();
  const [ada, ben, cleo] = [await room.phone(), await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 2);
  const joins = async (phone: PhoneWithApp, name: string) =>
    phone.table(await room.join(phone, shared.store.getState().digits ?? '', name));
  const bens = await joins(ben, 'Ben');
  await joins(cleo, 'Cleo');
  const card: TableCard = {
    table: shared.store.getState().table,
    era: { number: 1, phone: 0 },
    game: 'lockout',
    open: 0,
    name: 'Ada',
  };
  /** Returns how often phones connect to this card within some time. */
  const tempts = async (era: TableCard['era']): Promise<number> => {
    let links = 0;
    const advertisement = room.air.phone().transport.advertise?.(
      { ...card, era },
      {
        onLink(link) {
          links += 1;
          link.close();
        },
        onState() {},
      },
    );
    await room.pass(8000);
    advertisement?.close();
    return links;
  };
  return { room, ada, ben, shared, bens, tempts };
}

describe('N20 eras on cards', () => {
  test('a host connects to a later host, but never to one with a forged era', async () => {
    const { shared, tempts } = await three();
    expect(await tempts({ number: 2 ** 32 - 1, phone: 2 })).toBe(0);
    expect(await tempts({ number: 66, phone: 2 })).toBe(0);
    expect(shared.store.getState().role).toBe('host');
    expect(await tempts({ number: 65, phone: 2 })).toBeGreaterThan(0);
  });

  test('a guest that looks for its host ignores forged eras, too', async () => {
    const { ada, room, bens, tempts } = await three();
    ada.kill();
    await room.pass();
    expect(bens.session.view().room?.connection).toBe('out');
    expect(await tempts({ number: 2 ** 32 - 1, phone: 2 })).toBe(0);
    expect(await tempts({ number: 2, phone: 2 })).toBeGreaterThan(0);
  });

  test('with a forged era in sight it finds its own host again', async () => {
    const { ben, room, bens, shared, tempts } = await three();
    ben.air.cutOff();
    await room.pass();
    const busy = tempts({ number: 2 ** 32 - 1, phone: 2 });
    ben.air.comeBack();
    await busy;
    expect(bens.session.view().room?.connection).toBe('in');
    expect(shared.session.view().room?.phones.filter(({ here }) => here)).toHaveLength(3);
  });
});
