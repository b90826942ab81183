import { Phone } from '../../../scripts/fuzz-net/phone';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import { openGuest } from '../../../src/net/guest/guest';
import { shortDigestOf } from '../../../src/net/protocol/digest';
import { packEntries } from '../../../src/net/protocol/entries';
import { readFromGuest } from '../../../src/net/protocol/from-guest';
import { writeFromHost } from '../../../src/net/protocol/from-host';
import { extendLog } from '../../../src/net/protocol/log';
import { VERSION } from '../../../src/net/protocol/message';
import { framed } from '../../../src/net/secure/framing';
import { againstTest } from '../support/false-host';
import { bytes } from '../support/hex';
import { free, guestFirst, logOf, mine, Party, sessionOf } from '../support/party';

const ROLL = { kind: 'roll' } as const;

describe('a guest that was away', () => {
  test('receives the entries that it missed, each once', async () => {
    const party = new Party(lockout, [mine('Ada'), mine('Ben')]);
    const guest = await party.guest();
    const { session } = party.host;
    const seat = session.view().match.game.turn(session.view().match.state)[0] ?? 0;
    await party.move(session, seat, ROLL);
    await party.cut(guest);
    for (const each of [0, 1]) await party.move(session, each, { kind: 'pass' });
    expect(logOf(guest)).toHaveLength(1);
    await party.connect(guest);
    expect(guest.match()?.log).toEqual(session.view().match.log);
    expect(guest.disk.entries()).toEqual(session.view().match.log);
  });

  test('continues from its stored copy after its app was killed', async () => {
    const { party, ben } = await guestFirst();
    await party.move(sessionOf(ben), 1, ROLL);
    ben.kill();
    await party.cut(ben);
    ben.start();
    expect(logOf(ben)).toEqual(['1 roll']);
    expect(sessionOf(ben).view().room?.connection).toBe('out');
    await party.connect(ben);
    expect(ben.guest?.state()).toBe('in');
    expect(sessionOf(ben).view().seats[1]?.elsewhere).toBe(false);
    expect(ben.disk.length()).toBe(1);
  });

  test('does not change when it gets a channel that is closed already', async () => {
    const { party, ben } = await guestFirst();
    await party.cut(ben);
    const { a, b } = party.net.plug();
    const channel = framed(b);
    a.close();
    await party.settle();
    ben.guest?.attach(channel);
    expect(ben.guest?.state()).toBe('out');
    await party.connect(ben);
    expect(ben.guest?.state()).toBe('in');
  });

  test('can look at its copy, but not play', async () => {
    const { party, ben } = await guestFirst();
    await party.cut(ben);
    expect(sessionOf(ben).view()).toMatchObject({ room: { connection: 'out' } });
    expect(await party.move(sessionOf(ben), 1, ROLL)).toBe('net.not-here');
  });

  test('N14 a proposal that never arrived is sent again', async () => {
    const { party, ben } = await guestFirst();
    const done = sessionOf(ben).propose(1, [ROLL]);
    await party.cut(ben);
    await party.connect(ben);
    expect(await done).toMatchObject({ ok: true });
    expect(logOf(ben)).toEqual(['1 roll']);
  });

  test('N14 a proposal whose answer was lost is done, once', async () => {
    const { party, ben } = await guestFirst();
    const done = sessionOf(ben).propose(1, [ROLL]);
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    const toHost = party.net.deliveries().find(({ to }) => to === 'a');
    toHost?.deliver();
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    expect(logOf(party.hostPhone)).toEqual(['1 roll']);
    expect(logOf(ben)).toEqual([]);
    await party.cut(ben);
    await party.connect(ben);
    expect(await done).toMatchObject({ ok: true });
    expect(logOf(ben)).toEqual(['1 roll']);
  });

  test('N14 a proposal that was overtaken is refused', async () => {
    const { party, ben } = await guestFirst();
    await party.move(sessionOf(ben), 1, ROLL);
    const done = sessionOf(ben).propose(1, [{ kind: 'mark', row: 0, number: 7 }]);
    await party.cut(ben);
    await party.host.give(1, 'here');
    for (const seat of [0, 1]) await party.move(party.host.session, seat, { kind: 'pass' });
    await party.host.give(1, { phone: 1 });
    await party.connect(ben);
    expect(await done).toMatchObject({ ok: false, refusal: { code: 'net.too-late' } });
    expect(logOf(ben)).toEqual(['1 roll', '0 pass', '1 pass']);
  });
});

describe('a guest at a faulty host', () => {
  test('N6 a welcome says whether the game is paused', async () => {
    const { ben, send, welcome } = await againstTest();
    const paused = (now: boolean) => send({ ...welcome, seats: { ...welcome.seats, paused: now } });
    await paused(true);
    expect(sessionOf(ben).view().room?.paused).toBe(true);
    await paused(false);
    expect(sessionOf(ben).view().room?.paused).toBe(false);
  });

  test('N28 refuses a welcome of another table', async () => {
    const { party, welcome } = await againstTest();
    const { a, b } = party.net.plug();
    const noDisk = new Phone(9, { ...party.hostPhone.deps, wishes: [] }).disk;
    const journal = noDisk.journal(
      () => true,
      () => Promise.resolve(),
    );
    const guest = openGuest({
      copy: null,
      table: bytes('0001020304050607'),
      secret: new Uint8Array(32),
      journal,
      clock: party.clock,
    });
    guest.attach(framed(b));
    void framed(a).send(writeFromHost(welcome));
    await party.settle();
    expect(guest.state()).toBe('out');
    expect(guest.copy()).toBeNull();
    expect(noDisk.copy()).toBeNull();
  });

  test('sends `back` first, with its log and eras', async () => {
    const { received } = await againstTest();
    expect(received()[0]).toMatchObject({ kind: 'back', length: 0, era: { number: 1, phone: 0 } });
  });

  test('N14 a proposal made after entries that are given up is refused, and not sent again', async () => {
    const { party, ben, send, welcome } = await againstTest();
    const roll = (...dice: readonly number[]) => {
      const entry = { seat: 1, move: ROLL, dice, proof: { kind: 'missed' } } as const;
      const after = extendLog(party.host.session.view().match, [entry]);
      if (!after) throw new Error('no such roll');
      const digest = shortDigestOf(after.state);
      const { bytes: entries } = packEntries(lockout, [entry], 0, 100);
      return { kind: 'commit', index: 0, entries, digest } as const;
    };
    await send({ ...welcome, length: 1, eras: [{ ...welcome.era, from: 0 }] });
    await send(roll(1, 2, 3, 4, 5, 6));
    const done = sessionOf(ben).propose(1, [{ kind: 'pass' }]);
    const { a, b } = party.net.plug();
    const [later, got] = [framed(a), Array.of<Uint8Array>()];
    later.onMessage((message) => got.push(message));
    ben.guest?.attach(framed(b));
    const era = { number: 2, phone: 0 };
    void later.send(writeFromHost({ ...welcome, era, length: 1, eras: [{ ...era, from: 0 }] }));
    void later.send(writeFromHost(roll(6, 5, 4, 3, 2, 1)));
    await party.settle();
    expect(ben.match()?.log[0]?.dice).toEqual([6, 5, 4, 3, 2, 1]);
    expect(await done).toMatchObject({ ok: false, refusal: { code: 'net.too-late' } });
    expect(got.map((each) => readFromGuest(each)?.kind)).toEqual(['back']);
  });

  test('N12 after a missing entry it asks from the end of its own log', async () => {
    const { send, welcome, received } = await againstTest();
    await send(welcome);
    await send({ kind: 'commit', index: 5, entries: bytes('0144'), digest: 0 });
    expect(received().at(-1)).toEqual({ kind: 'ask', from: 0 });
  });

  test('N12 also if the message has a single entry', async () => {
    const { send, welcome, received } = await againstTest();
    await send(welcome);
    await send({ kind: 'entry', index: 5, entry: bytes('44'), digest: 0 });
    expect(received().at(-1)).toEqual({ kind: 'ask', from: 0 });
  });

  test.each([
    ['a digest that differs', bytes('27a76940')],
    ['an entry with bytes left over', bytes('27a7694000')],
    ['no entry at all', bytes('')],
  ])('N12 after %s it asks for the whole log', async (_, entry) => {
    const { send, welcome, received } = await againstTest();
    await send(welcome);
    await send({ kind: 'entry', index: 0, entry, digest: 1 });
    expect(received().at(-1)).toEqual({ kind: 'ask', from: 0 });
  });

  test('N12 after a wrong digest it asks for the whole log once, then leaves', async () => {
    const { ben, send, welcome, received } = await againstTest();
    const roll = { kind: 'part', index: 0, entries: bytes('011' + '8' + 'd11100') } as const;
    await send(welcome);
    await send({ ...roll, kind: 'commit', digest: 1 });
    expect(received().at(-1)).toEqual({ kind: 'ask', from: 0 });
    await send(welcome);
    await send({ ...roll, kind: 'commit', digest: 1 });
    expect(ben.guest?.state()).toBe('gone');
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.differs');
  });

  test('N20 a host of an earlier era than it knows is refused', async () => {
    const { ben, send, welcome, closed } = await againstTest();
    await send({ ...welcome, era: { number: 0, phone: 0 } });
    expect(ben.guest?.state()).toBe('out');
    expect(closed()).toBe(true);
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.earlier-host');
  });

  test('N15 N20 a host with a forged era is not followed, and a later one with a real era is', async () => {
    const { party, ben, send, welcome } = await againstTest();
    await send({ ...welcome, era: { number: 2 ** 32 - 1, phone: 0 } });
    expect(ben.guest?.state()).toBe('out');
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.broken');
    expect(ben.guest?.copy()?.membership.era).toEqual({ number: 1, phone: 0 });
    await party.connect(ben);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N15 a log is not of later eras than its host’s', async () => {
    const { ben, send, welcome } = await againstTest();
    const later = { number: 9, phone: 0, from: 0 };
    await send({ ...welcome, length: 1, eras: [later] });
    expect(ben.guest?.state()).toBe('out');
    expect(ben.guest?.copy()?.membership.eras).not.toContainEqual(later);
  });

  test.each([
    [2 ** 31, 'in'],
    [2 ** 31 + 1, 'out'],
  ])('N15 the first host it meets may have the era %i: %s', async (number, state) => {
    const { party, welcome } = await againstTest();
    const phone = party.phone([]);
    phone.start();
    const { a, b } = party.net.plug();
    phone.guest?.attach(framed(b));
    void framed(a).send(writeFromHost({ ...welcome, era: { number, phone: 0 } }));
    await party.settle();
    expect(phone.guest?.state()).toBe(state);
  });

  test('N29 names from a host that does not clean them are tidied', async () => {
    const { ben, send, welcome } = await againstTest();
    const assignments = welcome.seats.assignments.map((place) => ({
      ...place,
      name: `\u202e${'W'.repeat(40)}\n`,
    }));
    await send({ ...welcome, seats: { ...welcome.seats, assignments } });
    expect(sessionOf(ben).view().seats[0]?.name).toBe('W'.repeat(20));
    await send({
      kind: 'seats',
      seats: { ...welcome.seats, assignments: assignments.map((each) => ({ ...each, name: ' \u200bX' })) },
    });
    expect(sessionOf(ben).view().seats[1]?.name).toBe('X');
  });

  test('N30 addresses outside the local network are ignored', async () => {
    const { party, ben, send, welcome } = await againstTest();
    const phones = party.host.membership().phones.map((phone) => ({ ...phone, here: true }));
    const at = (address: string) => ({
      ...welcome.seats,
      phones: phones.map((phone) => ({ ...phone, address })),
    });
    const known = () => new Set(ben.guest?.copy()?.membership.phones.map(({ address }) => address));
    await send({ ...welcome, seats: at('8.8.8.8') });
    expect(known()).toEqual(new Set([null]));
    await send({ kind: 'seats', seats: at('10.0.0.7') });
    expect(known()).toEqual(new Set(['10.0.0.7']));
    await send({ kind: 'seats', seats: at('192.0.2.1') });
    expect(known()).toEqual(new Set([null]));
  });

  test.each([
    [0, 'net.old-app-there'],
    [VERSION + 1, 'net.old-app-here'],
  ])('N24 at a host of version %i it shows %s and keeps its copy', async (version, code) => {
    const { ben, send } = await againstTest();
    await send({ kind: 'bye', version, reason: 'version' });
    expect(ben.guest?.state()).toBe('gone');
    expect(sessionOf(ben).view().room?.notice?.code).toBe(code);
    expect(ben.disk.copy()).not.toBeNull();
  });

  test('N25 garbage ends the channel, not the game', async () => {
    const { party, ben, send } = await againstTest();
    await send(bytes('ff'));
    expect(ben.guest?.state()).toBe('out');
    await party.connect(ben);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N22 a host that is silent for 15 seconds is gone', async () => {
    const { party, ben, send, welcome } = await againstTest();
    await send(welcome);
    expect(ben.guest?.state()).toBe('in');
    await party.pass(14_500);
    expect(ben.guest?.state()).toBe('in');
    await party.pass(500);
    expect(ben.guest?.state()).toBe('out');
  });

  test('a game that this version does not know gives a notice', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const phone = party.phone([]);
    phone.start();
    const { a, b } = party.net.plug();
    const channel = framed(a);
    phone.guest?.attach(framed(b));
    const { welcome } = await againstTest();
    if (welcome.kind === 'welcome')
      void channel.send(writeFromHost({ ...welcome, opening: { ...welcome.opening, game: 'chess' } }));
    await party.settle();
    expect(phone.guest?.state()).toBe('gone');
  });
});
