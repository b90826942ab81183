import type { Phone } from '../../../scripts/fuzz-net/phone';
import { lockout } from '../../../src/engine/lockout';
import { packEntries } from '../../../src/net/protocol/entries';
import type { Eras } from '../../../src/net/protocol/eras';
import { writeFromGuest } from '../../../src/net/protocol/from-guest';
import { readFromHost } from '../../../src/net/protocol/from-host';
import { framed } from '../../../src/net/secure/framing';
import { free, logOf, mine, Party, sessionOf } from '../support/party';

const ROLL = { kind: 'roll' } as const;
const PASS = { kind: 'pass' } as const;

/** Four phones with a seat each, the host's the last. The game has one roll. */
async function four() {
  const party = new Party(lockout, [free(), free(), free(), mine('Dan')]);
  const ada = await party.guest({ seat: 0, name: 'Ada' });
  const ben = await party.guest({ seat: 1, name: 'Ben' });
  const cleo = await party.guest({ seat: 2, name: 'Cleo' });
  const dan = party.hostPhone;
  const phones = [ada, ben, cleo, dan];
  const { match } = party.host.session.view();
  const first = match.game.turn(match.state)[0] ?? 0;
  await party.move(sessionOf(phones[first] ?? dan), first, ROLL);
  return { party, ada, ben, cleo, dan, phones };
}

async function takeOver(party: Party, phone: Phone): Promise<void> {
  const done = phone.guest?.becomeHost();
  await party.settle();
  const copy = await done;
  if (!copy?.ok) throw new Error(copy?.refusal.code);
  phone.openAsHost(copy.value);
}

/** Kills the host. All guests have noticed. */
async function killHost(party: Party, phone: Phone, guests: readonly Phone[]): Promise<void> {
  phone.kill();
  for (const guest of guests) await party.cut(guest);
}

const mayHost = (phone: Phone) => phone.session()?.view().room?.mayHost;

/** All phones answer with a pass, in this order. */
async function allPass(party: Party, phones: readonly (Phone | undefined)[]): Promise<void> {
  for (const [seat, phone] of phones.entries()) if (phone) await party.move(sessionOf(phone), seat, PASS);
}

describe('host migration', () => {
  test('N17 heirs may host one after the other, the lowest seat first, not sooner', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    await killHost(party, dan, [ada, ben, cleo]);
    await party.pass(7000);
    expect([ada, ben, cleo].map(mayHost)).toEqual([false, false, false]);
    await party.pass(2000);
    expect([ada, ben, cleo].map(mayHost)).toEqual([true, false, false]);
    await party.pass(4000);
    expect([ada, ben, cleo].map(mayHost)).toEqual([true, true, false]);
  });

  test('N6 a pause outlasts the host: the next one ends it', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    await party.host.pause(true);
    await party.settle();
    await killHost(party, dan, [ada, ben, cleo]);
    await party.pass(9000);
    await takeOver(party, ada);
    for (const phone of [ben, cleo]) await party.connect(phone, ada);
    await party.settle();
    expect(sessionOf(ben).view().room).toMatchObject({ connection: 'in', paused: true });
    await ada.host?.pause(false);
    await party.settle();
    expect(sessionOf(ben).view().room?.paused).toBe(false);
  });

  test('N17 a guest that finds a host again does not offer to host', async () => {
    const { party, ada } = await four();
    await party.cut(ada);
    await party.connect(ada);
    await party.pass(20_000);
    expect(mayHost(ada)).toBe(false);
  });

  test('N17 N18 the others follow, the game goes on, and every phone has the same log', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    await killHost(party, dan, [ada, ben, cleo]);
    await takeOver(party, ada);
    expect(await party.move(sessionOf(ada), 0, PASS)).toBe('net.gathering');
    for (const phone of [ben, cleo]) await party.connect(phone, ada);
    expect(sessionOf(ada).view().room?.gathering).toBe(false);
    await allPass(party, [ada, ben, cleo]);
    await ada.host?.give(3, 'here');
    await party.move(sessionOf(ada), 3, PASS);
    expect(logOf(ada)).toHaveLength(5);
    for (const phone of [ben, cleo]) expect(logOf(phone)).toEqual(logOf(ada));
    expect(ben.guest?.copy()?.membership.era).toEqual({ number: 2, phone: 1 });
  });

  test('N18 an entry that only one guest had is not lost', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    await party.cut(ada);
    await party.host.give(0, 'here');
    for (const seat of [0, 3]) await party.move(sessionOf(dan), seat, PASS);
    await party.move(sessionOf(cleo), 2, PASS);
    await party.move(sessionOf(ben), 1, PASS);
    expect(logOf(ada)).toHaveLength(1);
    expect(logOf(ben)).toHaveLength(5);
    const log = logOf(ben);
    await killHost(party, dan, [ben, cleo]);
    await takeOver(party, ada);
    await party.connect(ben, ada);
    expect(logOf(ada)).toEqual(log);
    expect(ada.disk.length()).toBe(5);
    await party.connect(cleo, ada);
    expect(logOf(cleo)).toEqual(log);
  });

  describe('N18 a phone that lends a forged log', () => {
    /** Ada hosts, Cleo has rejoined, and the test sends Ben's messages. The log has five entries. */
    async function gathering() {
      const { party, ada, ben, cleo, dan, phones } = await four();
      await allPass(party, phones);
      await killHost(party, dan, [ada, ben, cleo]);
      await takeOver(party, ada);
      await party.connect(cleo, ada);
      const log = sessionOf(ada).view().match.log;
      const { table } = ada.host?.membership() ?? {};
      const { a, b } = party.net.plug();
      ada.host?.admit({ channel: framed(a), peer: ben.key, by: 'key' });
      const [channel, got] = [framed(b), Array.of<Uint8Array>()];
      channel.onMessage((message) => got.push(message));
      const lend = async (
        eras: Eras,
        length: number,
        from: number,
        entries: typeof log,
      ): Promise<boolean> => {
        const era = { number: 1, phone: 0 };
        if (table) void channel.send(writeFromGuest({ kind: 'back', table, era, eras, length, digest: 0 }));
        await party.settle();
        const asked = got.some((each) => readFromHost(each)?.kind === 'lend');
        const { bytes } = packEntries(lockout, entries, 0, 1000);
        void channel.send(writeFromGuest({ kind: 'lent', from, eras, entries: bytes }));
        await party.settle();
        return asked;
      };
      return { ada, cleo, log, lend };
    }
    const FIRST = { number: 1, phone: 0, from: 0 };
    const LATER = { number: 2, phone: 3 };

    test.each<[string, Eras, number, number]>([
      ['from the beginning', [{ ...LATER, phone: 200, from: 0 }], 1, 0],
      ['from the beginning, of a phone that is known', [{ ...LATER, from: 0 }], 1, 0],
      ['of which only the beginning is as it was', [FIRST, { ...LATER, from: 1 }], 2, 1],
      ['but for the last entry', [FIRST, { ...LATER, from: 4 }], 6, 4],
      ['and a host that nobody knows', [FIRST, { ...LATER, phone: 200, from: 5 }], 6, 5],
    ])('%s is not asked for it, and nothing is given up', async (_, eras, length, from) => {
      const { ada, cleo, log, lend } = await gathering();
      expect(log).toHaveLength(5);
      expect(await lend(eras, length, from, log.slice(0, length - from))).toBe(false);
      for (const phone of [ada, cleo]) expect(phone.match()?.log).toEqual(log);
      expect(ada.disk.entries()).toEqual(log);
    });

    test('can forge later entries, if they are legal', async () => {
      const { ada, cleo, log, lend } = await gathering();
      const { match } = sessionOf(ada).view();
      const [seat = 0] = match.game.turn(match.state);
      const next = { seat, move: match.game.moves(match.state, seat)[0], dice: [] };
      expect(await lend([FIRST], 6, 5, [next])).toBe(true);
      for (const phone of [ada, cleo]) expect(phone.match()?.log).toEqual([...log, next]);
      expect(cleo.guest?.copy()?.membership.eras).toEqual([FIRST, { number: 2, phone: 1, from: 6 }]);
    });
  });

  test('N18 gathering ends after its timeout when a phone does not rejoin', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    await killHost(party, dan, [ada, ben, cleo]);
    await takeOver(party, ada);
    await party.connect(ben, ada);
    expect(sessionOf(ada).view().room?.gathering).toBe(true);
    await party.pass(5000);
    expect(sessionOf(ada).view().room?.gathering).toBe(false);
  });

  test('N19 an entry that only the old host has is given up, and it rejoins as a guest', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    for (const phone of [ada, ben, cleo]) await party.cut(phone);
    for (const seat of [0, 1, 2]) await party.host.give(seat, 'here');
    for (const seat of [0, 1, 2, 3]) await party.move(sessionOf(dan), seat, PASS);
    expect(logOf(dan)).toHaveLength(5);
    await takeOver(party, ada);
    for (const phone of [ben, cleo]) await party.connect(phone, ada);
    expect(sessionOf(ada).view().room?.gathering).toBe(false);
    const marks = sessionOf(ada).view().match;
    const mark = marks.game.moves(marks.state, 0).find((move) => marks.game.notation.format(move) !== 'pass');
    await party.move(sessionOf(ada), 0, mark);
    await allPass(party, [undefined, ben, cleo]);
    await ada.host?.give(3, 'here');
    await party.move(sessionOf(ada), 3, PASS);
    const down = party.host.stepDown();
    await party.settle();
    dan.openAsGuest(await down);
    await party.connect(dan, ada);
    expect(logOf(dan)).toEqual(logOf(ada));
    expect(dan.disk.entries()).toEqual(ada.disk.entries());
    expect(sessionOf(dan).view().room).toMatchObject({ role: 'guest', rewound: 1 });
  });

  test('N20 an old host refuses a phone that knows a later one, and notifies its player', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    for (const phone of [ada, ben]) await party.cut(phone);
    await takeOver(party, ada);
    await party.connect(ben, ada);
    await party.cut(ben);
    await party.connect(ben, dan);
    expect(ben.guest?.state()).toBe('out');
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.later-host');
    expect(sessionOf(dan).view().room?.notice?.code).toBe('net.later-host');
    expect(cleo.guest?.state()).toBe('in');
  });

  test('N20 a host that steps down sends a bye to its guests and no longer hosts', async () => {
    const { party, ben, dan } = await four();
    void party.host.stepDown();
    await party.settle();
    expect(ben.guest?.state()).toBe('out');
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.moved');
    expect(await party.move(sessionOf(dan), 3, PASS)).toBe('net.later-host');
    expect(dan.disk.membership?.role).toBe('guest');
  });

  test('N20 a host steps down even if it can’t store that', async () => {
    const { party, ben, dan } = await four();
    dan.disk.full = true;
    const down = party.host.stepDown();
    await party.settle();
    expect((await down).membership.role).toBe('guest');
    expect(sessionOf(ben).view().room?.notice?.code).toBe('net.moved');
    expect(await party.move(sessionOf(dan), 3, PASS)).toBe('net.later-host');
  });

  test('N17 a phone that was killed while it hosted hosts again, in the same era', async () => {
    const { party, ada, ben, cleo, dan } = await four();
    await killHost(party, dan, [ada, ben, cleo]);
    await takeOver(party, ada);
    await party.settle();
    ada.kill();
    ada.start();
    for (const phone of [ben, cleo]) await party.connect(phone, ada);
    expect(ada.host?.membership().era).toEqual({ number: 2, phone: 1 });
    expect(await party.move(sessionOf(ben), 1, PASS)).toBe('ok');
  });
});
