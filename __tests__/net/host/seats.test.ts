import { lastDie } from '../../../src/engine/last-die';
import { withPhone } from '../../../src/net/host/seating';
import { writeFromGuest } from '../../../src/net/protocol/from-guest';
import { readFromHost } from '../../../src/net/protocol/from-host';
import { botsInTurn } from '../../../src/net/session/bots-in-turn';
import { any, free, mine, Party, robot, sessionOf } from '../support/party';

const hello = writeFromGuest({ kind: 'sit', id: 1, wishes: [] });
const lastMessage = (got: readonly Uint8Array[]) => readFromHost(got.at(-1) ?? new Uint8Array(0));

describe('seats', () => {
  test('N3 a phone gets the seat that it asks for, or any open one, with the names of its people', async () => {
    const party = new Party(lastDie, [mine('Ada'), free(), free()]);
    const ben = await party.guest({ seat: 2, name: 'Ben' });
    const cleo = await party.guest(any('Cleo'));
    expect(party.host.membership().assignments.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Ben']);
    expect(
      sessionOf(ben)
        .view()
        .seats.map(({ elsewhere }) => elsewhere),
    ).toEqual([true, true, false]);
    expect(
      sessionOf(cleo)
        .view()
        .seats.map(({ name, away }) => [name, away]),
    ).toEqual([
      ['Ada', false],
      ['Cleo', false],
      ['Ben', false],
    ]);
  });

  test('N3 a phone without a seat watches, sees the game, and may sit down later', async () => {
    const party = new Party(lastDie, [mine('Ada'), mine('Ben')]);
    const watcher = await party.guest(any('Cleo'));
    expect(sessionOf(watcher).view().match.opening.names).toHaveLength(2);
    await party.host.give(1, 'open');
    const sits = watcher.guest?.sit([any('Cleo')]);
    await party.settle();
    expect(await sits).toMatchObject({ ok: true });
    expect(sessionOf(watcher).view().seats[1]).toMatchObject({ name: 'Cleo', elsewhere: false });
  });

  test('N3 a seat that is taken is refused', async () => {
    const party = new Party(lastDie, [mine('Ada'), mine('Ben')]);
    const watcher = await party.guest();
    const sits = watcher.guest?.sit([{ seat: 0, name: 'Cleo' }]);
    await party.settle();
    expect(await sits).toMatchObject({ ok: false, refusal: { code: 'net.seat-taken' } });
    expect(party.host.membership().assignments[0]?.name).toBe('Ada');
  });

  test('N2 several people may sit on one phone', async () => {
    const party = new Party(lastDie, [mine('Ada'), free(), free()]);
    const two = await party.guest(any('Ben'), any('Cleo'));
    expect(
      sessionOf(two)
        .view()
        .seats.filter(({ elsewhere }) => !elsewhere),
    ).toHaveLength(2);
  });

  test('N5 a seat whose phone is gone is away on every phone, until it rejoins', async () => {
    const party = new Party(lastDie, [mine('Ada'), free(), free()]);
    const ben = await party.guest(any('Ben'));
    const cleo = await party.guest(any('Cleo'));
    await party.cut(ben);
    for (const phone of [party.hostPhone, cleo])
      expect(
        sessionOf(phone)
          .view()
          .seats.map(({ away }) => away),
      ).toEqual([false, true, false]);
    await party.connect(ben);
    for (const phone of [party.hostPhone, ben, cleo])
      expect(
        sessionOf(phone)
          .view()
          .seats.map(({ away }) => away),
      ).toEqual([false, false, false]);
  });

  test('N5 after the time that the host has set a bot stands in, and leaves when the phone rejoins', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()], { away: { ms: 3000, level: 'easy' } });
    const ben = await party.guest(any('Ben'));
    await party.cut(ben);
    await party.pass(2000);
    expect(sessionOf(party.hostPhone).view().seats[1]?.keeper).toEqual({ kind: 'person' });
    await party.pass(1000);
    expect(sessionOf(party.hostPhone).view().seats[1]).toMatchObject({
      keeper: { kind: 'bot', level: 'easy' },
      away: true,
    });
    await party.connect(ben);
    expect(sessionOf(party.hostPhone).view().seats[1]).toMatchObject({
      keeper: { kind: 'person' },
      away: false,
    });
  });

  test.each([
    ['sits down at once', 'comer'],
    ['has watched before', 'watcher'],
  ])('N5 a bot stands in for a phone that %s, and is gone before that is stored', async (_, who) => {
    const party = new Party(lastDie, [mine('Ada'), free()], { away: { ms: 3000, level: 'easy' } });
    const { channel } = party.newGuest();
    if (who === 'watcher') void channel.send(hello);
    await party.settle();
    const store = party.holdStoring();
    void channel.send(writeFromGuest({ kind: 'sit', id: 2, wishes: [any('Ben')] }));
    await party.settle();
    channel.close();
    await party.settle();
    store();
    await party.settle();
    expect(party.host.membership().assignments[1]).toMatchObject({ name: 'Ben', phone: 99, bot: null });
    await party.pass(4000);
    expect(party.host.membership().assignments[1]?.bot).toBe('easy');
  });

  test('N5 without such a time no bot stands in; when it is set, it counts from then', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    await party.cut(ben);
    await party.pass(60_000);
    expect(sessionOf(party.hostPhone).view().seats[1]?.keeper.kind).toBe('person');
    party.host.setAway({ ms: 1000, level: 'normal' });
    await party.pass(1000);
    expect(sessionOf(party.hostPhone).view().seats[1]?.keeper.kind).toBe('bot');
  });

  test('N6 the host removes a phone: it gets a bye, its seat is open, its key is no longer known', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    expect(party.host.keys()).toHaveLength(2);
    expect(await party.host.remove(1)).toMatchObject({ ok: true });
    await party.settle();
    expect(ben.guest?.state()).toBe('gone');
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.removed');
    expect(party.host.membership().assignments[1]).toMatchObject({ phone: null, bot: null });
    expect(party.host.keys()).toHaveLength(1);
    expect(await party.host.remove(1)).toMatchObject({ ok: false, refusal: { code: 'net.no-such-phone' } });
    expect(await party.host.remove(0)).toMatchObject({ ok: false });
  });

  test('N6 a removed phone can’t rejoin on another channel that its key had opened', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const first = party.newGuest(77);
    void first.channel.send(hello);
    await party.settle();
    const silent = party.newGuest(77);
    // Its handshake begins before the host removes it, and ends afterwards.
    const admit = party.prepareGuest(77);
    await party.settle();
    await party.host.remove(77);
    await party.settle();
    for (const { got } of [first, silent])
      expect(lastMessage(got)).toMatchObject({ kind: 'bye', reason: 'removed' });
    const table = party.host.membership().table;
    const back = {
      kind: 'back',
      table,
      era: { number: 1, phone: 0 },
      eras: [],
      length: 0,
      digest: 0,
    } as const;
    for (const message of [hello, writeFromGuest(back)]) {
      const late = admit();
      void late.channel.send(message);
      await party.settle();
      expect(lastMessage(late.got)).toMatchObject({ kind: 'bye', reason: 'removed' });
    }
    expect(party.host.keys()).toHaveLength(1);
    const withDigits = party.newGuest(77);
    void withDigits.channel.send(hello);
    await party.settle();
    expect(lastMessage(withDigits.got)).toMatchObject({ kind: 'answer' });
  });

  test('N1 a phone gets the first free number from its key on: two separate hosts hardly give the same one', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    for (const key of [99, 255]) void party.newGuest(key).channel.send(hello);
    await party.settle();
    const ben = await party.guest(any('Ben'));
    expect(party.host.membership().phones.map(({ number, key }) => [number, key[0]])).toEqual([
      [0, 0],
      [99, 99],
      [1, 255],
      [2, 1],
    ]);
    expect(ben.guest?.copy()?.membership.me).toBe(2);
  });

  test('N1 no phone gets the number of one that has hosted, known here or not', () => {
    const { host } = new Party(lastDie, [mine('Ada'), free()]);
    const membership = {
      ...host.membership(),
      eras: [{ number: 2, phone: 99, from: 0 }],
      era: { number: 3, phone: 100 },
    };
    const phones = withPhone(membership, { key: new Uint8Array(32).fill(99), address: null }, () => true, []);
    expect(phones?.at(-1)?.number).toBe(101);
  });

  test('N6 the host gives a seat to a phone, a bot, or itself', async () => {
    const party = new Party(lastDie, [mine('Ada'), mine('Ben')]);
    const guest = await party.guest();
    await party.host.give(1, { phone: 1 });
    await party.settle();
    expect(sessionOf(guest).view().seats[1]?.elsewhere).toBe(false);
    await party.host.session.giveSeat(0, { kind: 'bot', level: 'easy' });
    await party.settle();
    expect(sessionOf(guest).view().seats[0]?.keeper).toEqual({ kind: 'bot', level: 'easy' });
    await party.host.session.giveSeat(0, { kind: 'person' });
    expect(sessionOf(party.hostPhone).view().seats[0]).toMatchObject({ elsewhere: false });
    expect(await party.host.give(0, { phone: 77 })).toMatchObject({ ok: false });
  });

  test('N6 a guest changes only the names of its own seats, and no keeper', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const session = sessionOf(await party.guest(any('Ben')));
    const renamed = session.rename(1, 'Benny');
    await party.settle();
    expect(await renamed).toMatchObject({ ok: true });
    expect(sessionOf(party.hostPhone).view().seats[1]?.name).toBe('Benny');
    expect(await session.rename(0, 'X')).toMatchObject({ ok: false, refusal: { code: 'net.not-yours' } });
    expect(await session.giveSeat(1, { kind: 'person' })).toMatchObject({
      ok: false,
      refusal: { code: 'net.host-only' },
    });
  });

  test('N29 a seat always has a tidy name that no other seat has', async () => {
    const party = new Party(lastDie, [mine('Ada'), free('Seat 2'), free('Seat 3')]);
    const names = () => party.host.membership().assignments.map(({ name }) => name);
    const session = sessionOf(await party.guest(any('W'.repeat(80))));
    expect(names()).toEqual(['Ada', 'W'.repeat(20), 'Seat 3']);
    const rename = async (name: string) => {
      void session.rename(1, name);
      await party.settle();
      return names()[1];
    };
    expect(await rename('\u202eBen\n')).toBe('Ben');
    expect(await rename(' \u0000 ')).toBe('Ben');
    expect(await rename('ada')).toBe('ada 2');
    await party.guest(any('  '));
    expect(names()[2]).toBe('Seat 3');
    await party.host.session.rename(0, 'Seat  3');
    expect(names()[0]).toBe('Seat 3 2');
  });

  test('N6 the seat of a phone that leaves is open', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    ben.guest?.leave();
    await party.settle();
    expect(party.host.membership().assignments[1]).toMatchObject({ phone: null });
    expect(party.host.keys()).toHaveLength(1);
  });

  test('N7 the host knows thirty-two phones; one that watched and has gone makes room, one that plays does not', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    await party.cut(ben);
    const here = [];
    for (let key = 50; key < 80; key += 1) {
      const newGuest = party.newGuest(key);
      here.push(newGuest);
      void newGuest.channel.send(hello);
      await party.settle();
      expect(lastMessage(newGuest.got)).toMatchObject({ kind: 'answer' });
    }
    const late = party.newGuest(200);
    void late.channel.send(hello);
    await party.settle();
    expect(lastMessage(late.got)).toMatchObject({ kind: 'bye', reason: 'full' });
    here[4]?.channel.close();
    await party.settle();
    const later = party.newGuest(201);
    void later.channel.send(hello);
    await party.settle();
    expect(lastMessage(later.got)).toMatchObject({ kind: 'answer' });
    expect(party.host.membership().assignments[1]?.phone).toBe(1);
  });

  test('bots run only on the host', async () => {
    const party = new Party(lastDie, [robot(), robot()]);
    const guest = await party.guest();
    expect(botsInTurn(party.host.session)).toHaveLength(1);
    expect(botsInTurn(sessionOf(guest))).toHaveLength(0);
    await party.host.pause(true);
    expect(botsInTurn(party.host.session)).toHaveLength(0);
  });

  test('N30 guests receive the last known addresses of the others, and store them', async () => {
    const party = new Party(lastDie, [mine('Ada'), free(), free()]);
    const ben = await party.guest(any('Ben'));
    const cleo = await party.guest(any('Cleo'));
    const addresses = (phone = cleo) => phone.guest?.copy()?.membership.phones.map(({ address }) => address);
    expect(addresses()).toEqual([null, null, null]);
    for (const from of ['192.168.1.9', '192.168.1.12', null]) {
      await party.cut(ben);
      party.plug(ben, party.hostPhone, from);
      await party.settle();
      expect(addresses()).toEqual([null, from ?? '192.168.1.12', null]);
      expect(addresses(ben)).toEqual(addresses());
    }
    expect(party.host.membership().phones[1]?.address).toBe('192.168.1.12');
    party.hostPhone.kill();
    party.hostPhone.start();
    expect(party.host.membership().phones[1]?.address).toBe('192.168.1.12');
  });
});
