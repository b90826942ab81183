import { lastDie } from '../../../src/engine/last-die';
import type { Eras } from '../../../src/net/protocol/eras';
import { writeFromGuest } from '../../../src/net/protocol/from-guest';
import { readFromHost } from '../../../src/net/protocol/from-host';
import { bytes } from '../support/hex';
import { any, free, mine, Party } from '../support/party';

const messagesOf = (got: readonly Uint8Array[]) => got.map((each) => readFromHost(each));
const sit = writeFromGuest({ kind: 'sit', id: 1, wishes: [] });

describe('phones that misbehave', () => {
  test('N24 a phone with another version gets a bye, and the host learns who has the older app', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const { channel, got, closed } = party.newGuest();
    void channel.send(bytes('0100'));
    await party.settle();
    expect(messagesOf(got)).toEqual([{ kind: 'bye', version: 3, reason: 'version' }]);
    expect(closed()).toBe(true);
    expect(party.host.session.view().room?.notice?.code).toBe('net.old-guest');
    void party.newGuest(98).channel.send(bytes('0209'));
    await party.settle();
    expect(party.host.session.view().room?.notice?.code).toBe('net.new-guest');
    expect(party.host.keys()).toHaveLength(1);
  });

  test('NS2 phones with another version of the seal give one notice, however often they connect', async () => {
    const { host } = new Party(lastDie, [mine('Ada'), free()]);
    host.onIncompatibleApp();
    expect(host.session.view().room?.notice?.code).toBe('net.other-app');
    host.readNotice();
    host.onIncompatibleApp();
    expect(host.session.view().room?.notice).toBeNull();
  });

  test.each([
    ['garbage', [bytes('ff00')]],
    ['a ping before sitting down', [writeFromGuest({ kind: 'ping' })]],
    ['leaving before sitting down', [writeFromGuest({ kind: 'leave' })]],
    [
      'a move before sitting down',
      [writeFromGuest({ kind: 'propose', id: 1, seat: 0, at: 0, moves: ['roll'], link: null })],
    ],
    [
      'lending what nobody asked for',
      [sit, writeFromGuest({ kind: 'lent', from: 0, eras: [], entries: bytes('00') })],
    ],
  ])('N25 %s is answered with bye, and other guests are not affected', async (_, messages) => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    const { channel, got, closed } = party.newGuest();
    for (const message of messages) {
      void channel.send(message);
      await Promise.resolve();
    }
    await party.settle();
    expect(messagesOf(got).at(-1)).toMatchObject({ kind: 'bye', reason: 'broken' });
    expect(closed()).toBe(true);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N25 a guest that sends three hundred messages in a second gets a bye', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const { channel, got } = party.newGuest();
    void channel.send(sit);
    for (let count = 0; count < 300; count += 1) void channel.send(writeFromGuest({ kind: 'ping' }));
    await party.settle();
    expect(messagesOf(got).at(-1)).toMatchObject({ kind: 'bye', reason: 'too-much' });
  });

  test('N25 a guest may change its name ten times in a second; after the eleventh it gets a bye', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const { channel, got } = party.newGuest();
    const names = async (count: number) => {
      for (let id = 1; id <= count; id += 1) {
        void channel.send(writeFromGuest({ kind: 'name', id, seat: 1, name: `Ben ${id}` }));
        await party.settle();
      }
    };
    void channel.send(writeFromGuest({ kind: 'sit', id: 1, wishes: [any('Ben')] }));
    await party.settle();
    await names(9);
    await party.pass(1000);
    await names(10);
    expect(messagesOf(got).at(-1)).toMatchObject({ kind: 'answer', id: 10 });
    await names(1);
    expect(messagesOf(got).at(-1)).toMatchObject({ kind: 'bye', reason: 'too-much' });
    expect(party.host.membership().assignments[1]?.name).toBe('Ben 10');
  });

  test('N15 N20 a phone with a forged era gets a bye, and the host plays on', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const { table } = party.host.membership();
    const back = (number: number, eras: Eras = []) =>
      writeFromGuest({
        kind: 'back',
        table,
        era: { number, phone: 5 },
        eras,
        length: eras.length,
        digest: 0,
      });
    for (const made of [back(2 ** 32 - 1), back(66), back(1, [{ number: 66, phone: 5, from: 0 }])]) {
      const { channel, got } = party.newGuest();
      void channel.send(made);
      await party.settle();
      expect(messagesOf(got)).toEqual([{ kind: 'bye', version: 3, reason: 'broken' }]);
      expect(party.host.session.view().room?.notice).toBeNull();
    }
    const { channel, got } = party.newGuest();
    void channel.send(back(65));
    await party.settle();
    expect(messagesOf(got)).toEqual([{ kind: 'bye', version: 3, reason: 'later-host' }]);
  });

  test('N22 a silent guest is gone; one that pings stays', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    const { channel, closed } = party.newGuest();
    void channel.send(sit);
    await party.settle();
    await party.pass(14_000);
    expect(closed()).toBe(false);
    await party.pass(60_000);
    expect(closed()).toBe(true);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N23 a phone that connects again replaces its older channel', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const [old, fresh] = [party.newGuest(), party.newGuest()];
    void old.channel.send(sit);
    await party.settle();
    void fresh.channel.send(sit);
    await party.settle();
    expect(old.closed()).toBe(true);
    expect(fresh.closed()).toBe(false);
    expect(party.host.membership().phones).toHaveLength(2);
  });

  test('N26 a guest that does not read costs nothing: later it receives the current state', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const { channel, got } = party.newGuest();
    void channel.send(sit);
    await party.settle();
    const before = got.length;
    for (let count = 0; count < 50; count += 1) {
      void party.host.session.rename(0, `Ada ${count}`);
      for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
    }
    await party.settle();
    expect(got.length - before).toBeLessThan(15);
    expect(messagesOf(got).at(-1)).toMatchObject({
      kind: 'seats',
      seats: { assignments: [{ name: 'Ada 49' }, {}] },
    });
  });

  test('N25 N26 a guest that sends requests and does not read gets a bye, and nothing piles up', async () => {
    const party = new Party(lastDie, [mine('Ada'), free()]);
    const ben = await party.guest(any('Ben'));
    const slowGuest = party.slowGuest();
    slowGuest.say(sit);
    await party.settle();
    for (let id = 1; id <= 40; id += 1) {
      slowGuest.say(writeFromGuest({ kind: 'propose', id, seat: 0, at: 0, moves: ['roll'], link: null }));
      await party.settle();
    }
    expect(messagesOf(slowGuest.sent).at(-1)).toMatchObject({ kind: 'bye', reason: 'too-much' });
    expect(party.host.session.view().room?.phones.at(-1)?.here).toBe(false);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N4 the host refuses forged proposals, dice and names for another phone’s seat', async () => {
    const party = new Party(lastDie, [mine('Ada'), mine('Ben')], { realDice: true });
    const { session } = party.host;
    const seat = session.view().match.game.turn(session.view().match.state)[0] ?? 0;
    const { channel, got } = party.newGuest();
    void channel.send(sit);
    await party.settle();
    void channel.send(writeFromGuest({ kind: 'propose', id: 2, seat, at: 0, moves: ['roll'], link: null }));
    await party.settle();
    expect(messagesOf(got).at(-1)).toMatchObject({ kind: 'answer', id: 2, code: 'net.not-yours' });
    await party.move(session, seat, { kind: 'roll' });
    void channel.send(writeFromGuest({ kind: 'tap', id: 3, values: [6, 6, 6, 6, 6, 6] }));
    void channel.send(writeFromGuest({ kind: 'take-back' }));
    void channel.send(writeFromGuest({ kind: 'name', id: 4, seat, name: 'X' }));
    await party.settle();
    const codes = messagesOf(got).flatMap((each) => (each?.kind === 'answer' ? [each.code] : []));
    expect(codes).toEqual(['', 'net.not-yours', 'net.not-yours', 'net.not-yours']);
    expect(session.view().wanted).not.toBeNull();
    expect(session.view().match.log).toHaveLength(0);
  });
});
