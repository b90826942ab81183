import type { Phone } from '../../../scripts/fuzz-net/phone';
import type { Entry } from '../../../src/engine/game';
import { lockout } from '../../../src/engine/lockout';
import { shortDigestOf } from '../../../src/net/protocol/digest';
import { packEntries } from '../../../src/net/protocol/entries';
import { writeFromHost } from '../../../src/net/protocol/from-host';
import { extendLog } from '../../../src/net/protocol/log';
import type { FromHost } from '../../../src/net/protocol/message';
import { framed } from '../../../src/net/secure/framing';
import { againstTest } from '../support/false-host';
import { any, free, guestFirst, logOf, mine, Party, sessionOf } from '../support/party';

const ROLL = { kind: 'roll' } as const;
const PASS = { kind: 'pass' } as const;
const OTHER_ROLL: Entry<unknown> = {
  seat: 1,
  move: ROLL,
  dice: [6, 5, 4, 3, 2, 1],
  proof: { kind: 'missed' },
};
const ADAS_PASS: Entry<unknown> = { seat: 0, move: PASS, dice: [] };
const BENS_PASS: Entry<unknown> = { seat: 1, move: PASS, dice: [] };

/** A commit after the first entry, without entries. */
const WRONG_DIGEST: FromHost = { kind: 'commit', index: 1, entries: Uint8Array.of(0), digest: 1 };

const stateOf = (phone: Phone) => ({
  state: phone.guest?.state(),
  notice: phone.guest?.session()?.view().room?.notice?.code,
});
const GONE = { state: 'out', notice: 'net.rewound' };
const FOREIGN = { state: 'out', notice: 'net.foreign-move' };

/** The test sends the messages of Ben's host. Ben has rolled. */
async function afterOneRoll() {
  const table = await againstTest();
  const { match: opened } = table.party.host.session.view();
  const era = table.welcome.era;
  // The host says that no phone is here, so that none takes over.
  const phones = table.party.host.membership().phones.map((phone) => ({ ...phone, here: false }));
  const seats = { ...table.welcome.seats, phones };
  const commit = (index: number, ...log: readonly Entry<unknown>[]): FromHost => {
    const after = extendLog(opened, log);
    if (!after) throw new Error('no such game');
    const { bytes: entries } = packEntries(lockout, log, index, 1000);
    return { kind: 'commit', index, entries, digest: shortDigestOf(after.state) };
  };
  const welcome = (length: number, from: number) =>
    ({ ...table.welcome, length, from, eras: length > 0 ? [{ ...era, from: 0 }] : [], seats }) as const;
  await table.send(welcome(0, 0));
  void sessionOf(table.ben).propose(1, [ROLL]);
  const bensRoll = table.firstRoll();
  await table.send(commit(0, bensRoll));
  expect(logOf(table.ben)).toEqual(['1 roll']);
  return { ...table, era, commit, welcome, bensRoll };
}

describe('N31 a host that takes back what it has told in its era', () => {
  test('by a shorter log: the guest leaves it with a sentence and keeps its copy', async () => {
    const { ben, send, welcome, closed, bensRoll } = await afterOneRoll();
    await send(welcome(0, 0));
    expect(stateOf(ben)).toEqual(GONE);
    expect(closed()).toBe(true);
    expect(logOf(ben)).toEqual(['1 roll']);
    expect(ben.disk.entries()).toEqual([bensRoll]);
  });

  test('by a log as long, of other entries', async () => {
    const { ben, send, welcome, commit, bensRoll } = await afterOneRoll();
    await send(welcome(1, 0));
    await send(commit(0, OTHER_ROLL));
    expect(stateOf(ben)).toEqual(GONE);
    expect(ben.guest?.copy()?.match.log).toEqual([bensRoll]);
    expect(ben.disk.entries()).toEqual([bensRoll]);
  });

  test('by a longer log, of which its own part is another', async () => {
    const { ben, send, welcome, commit } = await afterOneRoll();
    await send(welcome(3, 0));
    await send(commit(0, OTHER_ROLL, ADAS_PASS, BENS_PASS));
    expect(stateOf(ben)).toEqual(GONE);
  });

  test('after a digest that differed on purpose', async () => {
    const { ben, send, welcome, commit, received } = await afterOneRoll();
    await send(WRONG_DIGEST);
    expect(received().at(-1)).toEqual({ kind: 'ask', from: 0 });
    await send(welcome(1, 0));
    await send(commit(0, OTHER_ROLL));
    expect(stateOf(ben)).toEqual(GONE);
  });

  test('by another opening', async () => {
    const { ben, send, welcome } = await afterOneRoll();
    const now = welcome(1, 0);
    const start = now.opening.start.map((value) => 1 - value);
    await send({ ...now, opening: { ...now.opening, start } });
    expect(stateOf(ben)).toEqual(GONE);
  });

  test('N33 is not followed again in that era, but in a later one', async () => {
    const { party, ben, send, welcome } = await afterOneRoll();
    await send(welcome(0, 0));
    const attach = async (message: FromHost) => {
      const { a, b } = party.net.plug();
      ben.guest?.attach(framed(b));
      void framed(a).send(writeFromHost(message));
      await party.settle();
    };
    await attach(welcome(1, 1));
    expect(stateOf(ben)).toEqual(GONE);
    expect(ben.guest?.refuses(welcome(1, 1).era)).toBe(true);
    const later = { number: 2, phone: 0 };
    expect(ben.guest?.refuses(later)).toBe(false);
    await attach({ ...welcome(0, 0), era: later });
    expect(ben.guest?.state()).toBe('in');
    expect(logOf(ben)).toEqual([]);
  });
});

describe('N31 an honest host', () => {
  test('N12 that sends the whole log again takes nothing back, and no screen begins anew', async () => {
    const { ben, send, welcome, commit, bensRoll } = await afterOneRoll();
    await send(WRONG_DIGEST);
    await send(welcome(1, 0));
    expect(ben.disk.entries()).toEqual([bensRoll]);
    await send(commit(0, bensRoll));
    expect(ben.guest?.state()).toBe('in');
    expect(sessionOf(ben).view().room?.rewound).toBe(0);
    expect(ben.disk.entries()).toEqual([bensRoll]);
  });

  test('N12 whose line breaks while it sends it again has taken nothing back', async () => {
    const { party, ben, send, welcome, bensRoll } = await afterOneRoll();
    await send(welcome(1, 0));
    expect(ben.guest?.copy()?.match.log).toEqual([]);
    await party.pass(15_000);
    expect(ben.guest?.state()).toBe('out');
    expect(ben.guest?.copy()?.match.log).toEqual([bensRoll]);
    expect(ben.disk.entries()).toEqual([bensRoll]);
  });

  test('N12 N16 may mend what a phone has of earlier hosts, and nothing of its own', async () => {
    const { ben, send, welcome, commit, era } = await afterOneRoll();
    const two = { number: 2, phone: 0 };
    const later = (length: number, from: number) =>
      ({
        ...welcome(length, from),
        era: two,
        eras: [{ ...era, from: 0 }, ...(length > 1 ? [{ ...two, from: 1 }] : [])],
      }) as const;
    await send(later(1, 1));
    await send(WRONG_DIGEST);
    await send(later(1, 0));
    await send(commit(0, OTHER_ROLL));
    expect(ben.guest?.state()).toBe('in');
    expect(sessionOf(ben).view().room?.rewound).toBe(1);
    expect(ben.disk.entries()).toEqual([OTHER_ROLL]);
  });
});

describe('N33 after it has left a host', () => {
  /** Three seats: Ada hosts, Ben and Cleo are guests. */
  async function withCleo() {
    const party = new Party(lockout, [mine('Ada'), free(), free()], { seed: 2 });
    const ben = await party.guest(any('Ben'));
    const cleo = await party.guest(any('Cleo'));
    return { party, ben, cleo };
  }

  test('N17 it may host after 8 seconds, in the next era, with all that was played', async () => {
    const { party, ben, send, welcome, era, bensRoll } = await afterOneRoll();
    await send(welcome(0, 0));
    await party.pass(7000);
    expect(sessionOf(ben).view().room?.mayHost).toBe(false);
    await party.pass(1000);
    expect(sessionOf(ben).view().room?.mayHost).toBe(true);
    const done = ben.guest?.becomeHost();
    await party.settle();
    const copy = await done;
    if (!copy?.ok) throw new Error('it does not host');
    expect(copy.value).toMatchObject({ membership: { era: { number: 2, phone: 1 } }, distrusted: era });
    expect(copy.value.match.log).toEqual([bensRoll]);
    ben.openAsHost(copy.value);
    await party.pass(5000);
    await ben.host?.give(0, 'here');
    expect(await party.move(sessionOf(ben), 1, PASS)).toBe('ok');
    expect(await party.move(sessionOf(ben), 0, PASS)).toBe('ok');
    expect(logOf(ben)).toEqual(['1 roll', '0 pass', '1 pass']);
  });

  test('N18 the next host borrows nothing that the one it left has entered since', async () => {
    const { party, ben, cleo } = await withCleo();
    const { match } = party.host.session.view();
    const first = match.game.turn(match.state)[0] ?? 0;
    const phones = [party.hostPhone, ben, cleo];
    await party.move(sessionOf(phones[first] ?? ben), first, ROLL);
    await party.cut(ben);
    await party.host.give(1, 'here');
    for (const seat of [0, 1]) await party.move(party.host.session, seat, PASS);
    await party.move(sessionOf(cleo), 2, PASS);
    expect(logOf(cleo)).toHaveLength(4);
    party.hostPhone.kill();
    await party.cut(cleo);
    const done = ben.guest?.becomeHost();
    await party.settle();
    const copy = await done;
    if (!copy?.ok) throw new Error('it does not host');
    ben.openAsHost({ ...copy.value, distrusted: { number: 1, phone: 0 } });
    await party.connect(cleo, ben);
    expect(logOf(ben)).toHaveLength(1);
    expect(logOf(cleo)).toEqual(logOf(ben));
  });
});

describe('N32 a host that enters a move for a guest', () => {
  test('which has proposed none: the guest leaves it with a sentence, and keeps its copy without the move', async () => {
    const { ben, send, commit, closed, bensRoll } = await afterOneRoll();
    await send(commit(1, bensRoll, ADAS_PASS, BENS_PASS));
    expect(stateOf(ben)).toEqual(FOREIGN);
    expect(closed()).toBe(true);
    expect(ben.guest?.copy()?.match.log).toEqual([bensRoll]);
    expect(ben.disk.entries()).toEqual([bensRoll]);
  });

  test('another than it has proposed', async () => {
    const { ben, send, commit, bensRoll } = await afterOneRoll();
    void sessionOf(ben).propose(1, [{ kind: 'mark', row: 0, number: 3 }]);
    await send(commit(1, bensRoll, ADAS_PASS, BENS_PASS));
    expect(stateOf(ben)).toEqual(FOREIGN);
  });

  test('the same once more than it has proposed it', async () => {
    const { ben, send, commit, bensRoll } = await afterOneRoll();
    void sessionOf(ben).propose(1, [PASS]);
    const round = [bensRoll, ADAS_PASS, BENS_PASS];
    await send(commit(1, ...round));
    expect(stateOf(ben).state).toBe('in');
    await send(commit(3, ...round, BENS_PASS));
    expect(stateOf(ben)).toEqual(FOREIGN);
  });

  test('in a `welcome` that it did not ask for', async () => {
    const { ben, send, commit, welcome, bensRoll } = await afterOneRoll();
    await send(welcome(3, 1));
    await send(commit(1, bensRoll, ADAS_PASS, BENS_PASS));
    expect(stateOf(ben)).toEqual(FOREIGN);
  });
});

describe('N32 an honest host', () => {
  test('enters what the guest has proposed, on whichever connection', async () => {
    const { party, ben } = await guestFirst();
    const done = sessionOf(ben).propose(1, [ROLL]);
    await party.cut(ben);
    await party.connect(ben);
    expect(await done).toMatchObject({ ok: true });
    expect(ben.guest?.state()).toBe('in');
  });

  test('enters what a bot has decided while the guest was away', async () => {
    const { party, ben } = await guestFirst();
    await party.cut(ben);
    await party.host.give(1, { bot: 'random' });
    await party.move(party.host.session, 1, ROLL);
    for (const seat of [0, 1]) await party.move(party.host.session, seat, PASS);
    await party.connect(ben);
    expect(ben.guest?.state()).toBe('in');
    expect(logOf(ben)).toEqual(['1 roll', '0 pass', '1 pass']);
  });

  test('tells that it has taken a seat before what it enters there, and then that it has given it back', async () => {
    const { party, ben } = await guestFirst();
    const { a, b } = party.net.plug();
    const channel = framed(a);
    let taken = Promise.resolve();
    const send = (message: Uint8Array) => channel.send(message).then(() => taken);
    party.host.admit({ channel: { ...channel, send }, peer: ben.key, by: 'key' });
    ben.guest?.attach(framed(b));
    await party.settle();
    const kept: string[] = [];
    sessionOf(ben).subscribe(() => {
      const { match, seats } = sessionOf(ben).view();
      kept.push(`${match.log.length} ${seats[1]?.elsewhere ? 'host' : 'Ben'}`);
    });
    let release = () => {};
    taken = new Promise((resolve) => {
      release = resolve;
    });
    await party.host.session.rename(0, 'Adele');
    expect(await party.move(sessionOf(ben), 1, ROLL)).toBe('pending');
    await party.host.give(1, 'here');
    for (const seat of [0, 1]) await party.move(party.host.session, seat, PASS);
    await party.host.give(1, { phone: 1 });
    await party.settle();
    expect(logOf(ben)).toEqual([]);
    release();
    await party.settle();
    expect([...new Set(kept)]).toEqual(['0 Ben', '1 Ben', '1 host', '3 host', '3 Ben']);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N11 enters an answer that was held back when the guest got the seat', async () => {
    const { party, ben } = await guestFirst();
    await party.move(sessionOf(ben), 1, ROLL);
    await party.host.give(1, 'here');
    await party.move(party.host.session, 1, PASS);
    await party.host.give(1, { phone: 1 });
    await party.move(party.host.session, 0, PASS);
    expect(logOf(ben)).toEqual(['1 roll', '0 pass', '1 pass']);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N11 enters an answer that was given before the guest’s app was killed', async () => {
    const { party, ben } = await guestFirst();
    await party.move(sessionOf(ben), 1, ROLL);
    await party.move(sessionOf(ben), 1, PASS);
    ben.kill();
    await party.cut(ben);
    ben.start();
    await party.connect(ben);
    await party.move(party.host.session, 0, PASS);
    expect(logOf(ben)).toEqual(['1 roll', '0 pass', '1 pass']);
    expect(ben.guest?.state()).toBe('in');
  });

  test('N13 enters a roll that waited for real dice before the guest’s app was killed', async () => {
    const { party, ben } = await guestFirst({ realDice: true });
    expect(await party.move(sessionOf(ben), 1, ROLL)).toBe('ok');
    ben.kill();
    await party.cut(ben);
    ben.start();
    await party.connect(ben);
    void party.host.session.tapIn([1, 2, 3, 4, 5, 6]);
    await party.settle();
    expect(logOf(ben)).toEqual(['1 roll']);
    expect(ben.guest?.state()).toBe('in');
  });
});
