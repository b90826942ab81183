import { OUT, SERVICE } from '../../../src/net/transports/bluetooth/gatt';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { memoryRadio } from '../../../src/testing/bluetooth/memory-radio';
import { randomBytes } from '../../net/support/random-bytes';
import { lobbyOf, PhonesRoom, type PhoneWithApp } from './phones';

let room: PhonesRoom;
let radio: ReturnType<typeof memoryRadio>;
beforeEach(() => {
  room = new PhonesRoom();
  radio = memoryRadio(room.clock, randomBytes(11));
});

const digitsOf = ({ store }: SharedTable): string => store.getState().digits ?? '';
const overOf = ({ store }: SharedTable) => store.getState().over;
const lineOf = ({ session }: SharedTable) => session.view().room?.connection;
const namesOf = ({ session }: SharedTable) => session.view().seats.map(({ name }) => name);
const awayAt = ({ session }: SharedTable) => session.view().seats.map(({ away }) => away);
const logOf = ({ session }: SharedTable) =>
  session
    .view()
    .match.log.map(({ seat, move }) => `${seat} ${session.view().match.game.notation.format(move)}`);

const withRadio = () => room.phone({ radio });

/** A phone without a network. */
async function radioOnly(): Promise<PhoneWithApp> {
  const phone = await withRadio();
  phone.air.cutOff();
  return phone;
}

async function joins(guest: PhoneWithApp, shared: SharedTable, name: string): Promise<SharedTable> {
  const lobby = lobbyOf(guest);
  const stop = lobby.browse();
  await room.pass(4000);
  lobby.choose(shared.store.getState().table);
  await room.pass();
  void lobby.enter(digitsOf(shared));
  await room.pass(4000);
  const sitting = lobby.sit([{ seat: null, name }]);
  await room.pass(500);
  const sat = await sitting;
  stop();
  if (!sat.ok) throw new Error(sat.refusal.text);
  return guest.table(sat.value);
}

/** Rolls for the seat in turn. */
async function roll(tables: readonly SharedTable[]): Promise<void> {
  const [first] = tables;
  const { match, seats } = first?.session.view() ?? {};
  const [seat = 0] = match?.game.turn(match.state) ?? [];
  const own = tables.find(({ session }) => session.view().seats[seat]?.elsewhere === false);
  if (!own || !seats) throw new Error('nobody here is in turn');
  const rolled = own.session.propose(seat, [{ kind: 'roll' }]);
  await room.pass(500);
  expect(await rolled).toMatchObject({ ok: true });
}

/** Two phones with both transports. Ben plays over Bluetooth, because his network is down. */
async function overBluetooth() {
  const host = await withRadio();
  const guest = await radioOnly();
  const { shared } = await room.invite(host, 1);
  const ben = await joins(guest, shared, 'Ben');
  await room.pass(500);
  return { host, guest, ada: shared, ben };
}

describe('a table over Bluetooth', () => {
  test('NB5: is in sight within 3 s, with its transport', async () => {
    const guest = await radioOnly();
    lobbyOf(guest).browse();
    await room.invite(await withRadio(), 1);
    await room.pass(3000);
    expect(lobbyOf(guest).store.getState().tables).toMatchObject([
      { card: { name: 'Ada', open: 1 }, transport: 'bluetooth' },
    ]);
  });

  test('that is also in the LAN is one table, and is joined over the LAN', async () => {
    const guest = await withRadio();
    lobbyOf(guest).browse();
    const { shared } = await room.invite(await withRadio(), 1);
    await room.pass(3000);
    expect(lobbyOf(guest).store.getState().tables).toMatchObject([{ transport: 'relay' }]);
    const ben = await joins(guest, shared, 'Ben');
    expect(overOf(ben)).toBe('relay');
  });

  test('gives a seat, and plays', async () => {
    const { ada, ben } = await overBluetooth();
    expect(namesOf(ada)).toEqual(['Ada', 'Ben']);
    expect(overOf(ben)).toBe('bluetooth');
    await roll([ada, ben]);
    expect(logOf(ben)).toEqual(logOf(ada));
    expect(logOf(ada)).toHaveLength(1);
  });

  test('a phone that is out of range is away, and reconnects', async () => {
    const { guest, ada, ben } = await overBluetooth();
    guest.radio?.fade();
    await room.pass(1000);
    expect(awayAt(ada)).toEqual([false, true]);
    expect(lineOf(ben)).toBe('out');
    guest.radio?.comeBack();
    await room.pass(8000);
    expect([lineOf(ben), awayAt(ada)]).toEqual(['in', [false, false]]);
  });

  const lost = {
    fades: (phone: PhoneWithApp) => phone.radio?.fade(),
    'has Bluetooth off': (phone: PhoneWithApp) => phone.radio?.access.become('off'),
  } as const;
  const found = {
    fades: (phone: PhoneWithApp) => phone.radio?.comeBack(),
    'has Bluetooth off': (phone: PhoneWithApp) => phone.radio?.access.become('ready'),
  } as const;
  const cases = ([5, 20, 120] as const).flatMap((seconds) =>
    (['fades', 'has Bluetooth off'] as const).flatMap((how) =>
      (['the guest', 'the host', 'both'] as const).map((who) => [who, how, seconds] as const),
    ),
  );
  test.each(cases)(
    'NL20: %s %s for %d s: the guest is back within 20 s, and nothing is lost',
    async (who, how, seconds) => {
      const { host, guest, ada, ben } = await overBluetooth();
      await roll([ada, ben]);
      const phones = who === 'both' ? [host, guest] : [who === 'the host' ? host : guest];
      for (const phone of phones) lost[how](phone);
      await room.pass(seconds * 1000);
      expect([lineOf(ben), awayAt(ada)]).toEqual(['out', [false, true]]);
      for (const phone of phones) found[how](phone);
      await room.pass(20_000);
      expect([lineOf(ben), awayAt(ada)]).toEqual(['in', [false, false]]);
      expect(logOf(ada)).toHaveLength(1);
      expect(logOf(ben)).toEqual(logOf(ada));
    },
  );

  test('a host that switches Bluetooth off and on has its guest back', async () => {
    const { host, ada, ben } = await overBluetooth();
    await roll([ada, ben]);
    host.radio?.access.become('off');
    await room.pass(2000);
    expect(lineOf(ben)).toBe('out');
    host.radio?.access.become('ready');
    await room.pass(10_000);
    expect([lineOf(ben), logOf(ben)]).toEqual(['in', logOf(ada)]);
  });
});

describe('NB15: between Bluetooth and a network', () => {
  test('a guest moves to the LAN and is never shown as away', async () => {
    const { guest, ada, ben } = await overBluetooth();
    await roll([ada, ben]);
    const lines = new Set<string | undefined>();
    ben.session.subscribe(() => lines.add(lineOf(ben)));
    guest.air.comeBack();
    await room.pass(3000);
    expect(overOf(ben)).toBe('relay');
    expect([...lines]).toEqual(['in']);
    expect(awayAt(ada)).toEqual([false, false]);
    expect(logOf(ben)).toEqual(logOf(ada));
  });

  test('and back to Bluetooth when the LAN fails', async () => {
    const { guest, ada, ben } = await overBluetooth();
    guest.air.comeBack();
    await room.pass(3000);
    guest.air.cutOff();
    await room.pass(8000);
    expect([overOf(ben), lineOf(ben)]).toEqual(['bluetooth', 'in']);
    await roll([ada, ben]);
    expect(logOf(ben)).toEqual(logOf(ada));
  });

  test('a LAN connection that broke soon is not tried again for a minute', async () => {
    const { guest, ben } = await overBluetooth();
    guest.air.comeBack();
    await room.pass(3000);
    guest.air.cutOff();
    await room.pass(8000);
    guest.air.comeBack();
    await room.pass(30_000);
    expect(overOf(ben)).toBe('bluetooth');
    await room.pass(45_000);
    expect(overOf(ben)).toBe('relay');
  });

  test('a guest over the LAN does not scan', async () => {
    const host = await withRadio();
    const guest = await withRadio();
    const { shared } = await room.invite(host, 1);
    const ben = await joins(guest, shared, 'Ben');
    expect(overOf(ben)).toBe('relay');
    const { scans = 0, connects = 0 } = guest.radio?.did ?? {};
    await room.pass(60_000);
    expect(guest.radio?.did).toEqual({ scans, connects });
  });
});

describe('one table over both', () => {
  async function three() {
    const host = await withRadio();
    const near = await radioOnly();
    const networked = await room.phone();
    const { shared } = await room.invite(host, 2);
    const ben = await joins(near, shared, 'Ben');
    const cleo = await joins(networked, shared, 'Cleo');
    return { host, near, networked, ada: shared, ben, cleo };
  }

  test('guests of both play together', async () => {
    const { ada, ben, cleo } = await three();
    expect([overOf(ben), overOf(cleo)]).toEqual(['bluetooth', 'relay']);
    await roll([ada, ben, cleo]);
    expect([logOf(ben), logOf(cleo)]).toEqual([logOf(ada), logOf(ada)]);
  });

  test('the host changes, and both reconnect to the new one', async () => {
    const { host, near, ada, ben, cleo } = await three();
    await roll([ada, ben, cleo]);
    const before = logOf(ada);
    host.kill();
    near.air.comeBack();
    await room.pass(30_000);
    expect(ben.session.view().room?.mayHost).toBe(true);
    expect(await ben.takeOver()).toMatchObject({ ok: true });
    await room.pass(15_000);
    expect([lineOf(cleo), logOf(ben), logOf(cleo)]).toEqual(['in', before, before]);
  });
});

describe('NB8: phones that connect and send nothing', () => {
  /** Subscribes to the host, sends nothing, and connects again when it is disconnected. */
  function knocksOn(device: () => string): void {
    const { central } = radio.phone();
    const again = (): void => void room.clock.after(300, knock);
    const knock = (): void => {
      central.connect(device(), { timeoutMs: 2000, fresh: false }).connection.then((connection) => {
        connection.onEnd(again);
        connection.subscribe(SERVICE, OUT, () => {});
      }, again);
    };
    knock();
  }

  test('keep nobody from sitting down, nor from coming back', async () => {
    const host = await room.phone({ radio });
    host.air.cutOff();
    const guest = await radioOnly();
    const { shared } = await room.invite(host, 2);
    const ben = await joins(guest, shared, 'Ben');
    for (let count = 0; count < 6; count += 1) knocksOn(() => host.radio?.device() ?? '');
    await room.pass(5000);
    const cleo = await joins(await radioOnly(), shared, 'Cleo');
    expect(namesOf(shared)).toEqual(['Ada', 'Ben', 'Cleo']);
    guest.radio?.fade();
    await room.pass(1000);
    guest.radio?.comeBack();
    await room.pass(15_000);
    expect([lineOf(ben), lineOf(cleo)]).toEqual(['in', 'in']);
  });
});
