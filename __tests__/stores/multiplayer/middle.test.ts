import { lockout } from '../../../src/engine/lockout';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { memoryRadio } from '../../../src/testing/bluetooth/memory-radio';
import { randomBytes } from '../../net/support/random-bytes';
import { lobbyOf, PhonesRoom, type PhoneWithApp } from './phones';

const middleAt = ({ session }: SharedTable) => session.view().room?.middle;
const numberOf = ({ session }: SharedTable) => session.view().room?.me;

/** The ways of connecting: over the air that both share, or by Bluetooth alone. */
const ways = ['lan', 'bluetooth'] as const;

/** A room whose phones can connect in one way only. */
function roomOf(way: (typeof ways)[number]) {
  const room = new PhonesRoom();
  const radio = memoryRadio(room.clock, randomBytes(11));
  const phone = async (): Promise<PhoneWithApp> => {
    if (way === 'lan') return room.phone();
    const phone = await room.phone({ radio });
    phone.air.cutOff();
    return phone;
  };
  /** Joins with the digits; without a name it watches. */
  const joins = async (guest: PhoneWithApp, shared: SharedTable, name: string | null) => {
    const lobby = lobbyOf(guest);
    const stop = lobby.browse();
    await room.pass(4000);
    lobby.choose(shared.store.getState().table);
    await room.pass();
    void lobby.enter(shared.store.getState().digits ?? '');
    await room.pass(4000);
    const sitting = lobby.sit(name === null ? [] : [{ seat: null, name }]);
    await room.pass(500);
    const sat = await sitting;
    stop();
    if (!sat.ok) throw new Error(sat.refusal.text);
    return guest.table(sat.value);
  };
  const asks = async (shared: SharedTable, lies: boolean) => {
    const asked = shared.lieInMiddle(lies);
    await room.pass(500);
    expect(await asked).toMatchObject({ ok: true });
  };
  return { room, phone, joins, asks };
}

describe.each(ways)('N39 over %s', (way) => {
  test('a tablet that watches lies in the middle until it is lost, and again when it is back', async () => {
    const { room, phone, joins, asks } = roomOf(way);
    const [host, guest, tablet] = [await phone(), await phone(), await phone()];
    const { shared: hosted } = await room.invite(host, 1);
    hosted.invite();
    await room.pass(1000);
    const ben = await joins(guest, hosted, 'Ben');
    const lying = await joins(tablet, hosted, null);
    await asks(lying, true);
    for (const table of [hosted, ben, lying]) expect(middleAt(table)).toBe(numberOf(lying));
    tablet.kill();
    await room.pass(20_000);
    for (const table of [hosted, ben]) expect(middleAt(table)).toBeNull();
  });

  test('a tablet that hosts without a seat lies in the middle', async () => {
    const { room, phone, joins, asks } = roomOf(way);
    const [tablet, guest] = [await phone(), await phone()];
    const seats = ['Ada', 'Ben'].map((name) => ({
      name,
      keeper: { kind: 'person' } as const,
      elsewhere: true,
    }));
    const options = lockout.options.defaults;
    const opened = await tablet.app.newGame(lockout, { seats, options, dice: 'phone' });
    if (!opened.ok) throw new Error(opened.refusal.text);
    const shared = await tablet.app.openToOthers(opened.value);
    if (!shared.ok) throw new Error(shared.refusal.text);
    shared.value.invite();
    await room.pass(1000);
    const ada = await joins(guest, shared.value, 'Ada');
    await asks(shared.value, true);
    expect([shared.value, ada].map(middleAt)).toEqual([0, 0]);
    await asks(shared.value, false);
    expect([shared.value, ada].map(middleAt)).toEqual([null, null]);
  });
});
