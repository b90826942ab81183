import { settled } from '../../../scripts/fuzz-net/virtual-time';
import type { Entry } from '../../../src/engine/game';
import { lockout } from '../../../src/engine/lockout';
import type { RollProof, WitnessKind } from '../../../src/engine/roll-proof';
import { Chain } from '../../../src/net/dice/chain';
import { movesHash } from '../../../src/net/dice/moves-hash';
import { OwnLinks } from '../../../src/net/guest/own-links';
import type { Call } from '../../../src/net/protocol/message';
import type { Membership } from '../../../src/net/session/membership';
import { newTable } from '../../../src/net/session/new-table';
import { openMatch } from '../../support/table';
import { hex } from '../support/hex';
import { any, free, logOf, mine, Party, sessionOf } from '../support/party';

const SECRET = new Uint8Array(32).fill(1);
const REFUSED = 'net.false-witness';
const match = openMatch(lockout, 2);
const seat = match.game.turn(match.state)[0] ?? 0;
const table = newTable({
  key: new Uint8Array(32),
  assignments: [mine('Ada'), mine('Bo')],
  realDice: false,
  random: (count) => new Uint8Array(count),
});
const roll = { seat, move: { kind: 'roll' } } as const;
const call: Call = { roll: 1, at: 0, index: 0, hash: movesHash(lockout, [roll]) };
const otherCall: Call = { ...call, hash: '00'.repeat(16) };

/** This phone at the table; it is asked before phones with higher numbers. */
function guest(me: number, keeper = 0) {
  const links = new OwnLinks(SECRET);
  const membership: Membership = {
    ...table,
    me,
    role: 'guest',
    assignments: table.assignments.map((each) => ({ ...each, phone: keeper })),
    eras: [{ ...table.era, from: 0 }],
  };
  links.begin(0);
  const { era } = table;
  const own = hex(new Chain({ table: table.table, era, phone: me }, SECRET).link(1));
  const chain = { table: hex(table.table), era: era.number, host: era.phone };
  const of = (kind: WitnessKind, phone: number): RollProof => {
    const link = phone === me ? own : '112233445566';
    return { kind, phone, host: '00'.repeat(11), link, chain };
  };
  return {
    links,
    of,
    asked: (what: Call) => links.answer({ match, membership }, what) !== null,
    /** The code with which it leaves its host when this roll comes; null if it stays. */
    sees(proof: RollProof | null, mayWitness = (_: number) => true) {
      const entry: Entry<unknown> = { ...roll, dice: [1, 2, 3, 4, 5, 6], ...(proof && { proof }) };
      return links.judge({ match: { ...match, log: [entry] }, membership }, 0, mayWitness)?.code ?? null;
    },
  };
}
const MISSED: RollProof = { kind: 'missed' };

describe('N40 on an open channel', () => {
  test.each(['asked', 'instead'] as const)('a phone that has answered accepts its own link (%s)', (kind) => {
    const { asked, sees, of } = guest(1);
    expect(asked(call)).toBe(true);
    expect(sees(of(kind, 1))).toBeNull();
  });

  test('a phone that has answered accepts nothing else', () => {
    for (const proof of [MISSED, null, guest(1).of('instead', 2), guest(1).of('asked', 2)]) {
      const { asked, sees } = guest(1);
      asked(call);
      expect(sees(proof)).toBe(REFUSED);
    }
  });

  test('also if another phone comes before it in the order', () => {
    for (const kind of ['asked', 'instead'] as const) {
      const { asked, sees, of } = guest(2);
      asked(call);
      expect(sees(of(kind, 1))).toBe(REFUSED);
    }
  });

  test('a phone that was never asked accepts no roll that nobody has witnessed', () => {
    expect(guest(1).sees(MISSED)).toBe(REFUSED);
    expect(guest(1).sees(null)).toBe(REFUSED);
  });

  test('a phone that was never asked accepts a witness that comes before it, and none that comes after it', () => {
    for (const kind of ['asked', 'instead'] as const) {
      expect(guest(2).sees(guest(2).of(kind, 1))).toBeNull();
      expect(guest(1).sees(guest(1).of(kind, 2))).toBe(REFUSED);
    }
  });

  test('a phone that has declined accepts that there was no witness, or another one instead', () => {
    for (const [proof, code] of [
      [MISSED, null],
      [guest(1).of('instead', 2), null],
      [guest(1).of('asked', 2), REFUSED],
    ] as const) {
      const { asked, sees } = guest(1);
      expect(asked({ ...call, roll: 2 })).toBe(false);
      expect(sees(proof)).toBe(code);
    }
  });

  test('a phone that has answered, and has declined other moves then, accepts nothing else either', () => {
    const { asked, sees } = guest(1);
    asked(call);
    expect(asked(otherCall)).toBe(false);
    expect(sees(MISSED)).toBe(REFUSED);
  });
});

describe('N36 a witness', () => {
  test('is a phone that the host has shown as connected', () => {
    const { sees, of } = guest(2);
    expect(sees(of('asked', 1), (phone) => phone !== 1)).toBe(REFUSED);
  });

  test('has rolled itself only for a seat that it keeps', () => {
    expect(guest(1, 2).sees(guest(1).of('rolled', 2))).toBeNull();
    expect(guest(1, 0).sees(guest(1).of('rolled', 2))).toBe(REFUSED);
  });
});

describe('N38 a phone whose connection has broken after it gave its link', () => {
  test('counts once that the roll came without it', () => {
    const { asked, links, sees } = guest(1);
    asked(call);
    links.begin(1);
    expect([sees(MISSED), links.lost]).toEqual([null, 1]);
    expect([sees(MISSED), links.lost]).toEqual([null, 1]);
  });

  test('counts nothing if the roll has its link', () => {
    const { asked, links, sees, of } = guest(1);
    asked(call);
    links.begin(1);
    expect([sees(of('asked', 1)), links.lost]).toEqual([null, 0]);
  });

  test('is asked again if the roll was not played meanwhile', () => {
    const { asked, links, sees, of } = guest(1);
    asked(call);
    links.begin(0);
    expect(asked(call)).toBe(true);
    expect([sees(of('asked', 1)), links.lost]).toEqual([null, 0]);
  });

  test('counts a roll of other moves for which it declined', () => {
    const { asked, links, sees } = guest(1);
    asked(otherCall);
    links.begin(0);
    expect(asked(call)).toBe(false);
    expect([sees(MISSED), links.lost]).toEqual([null, 1]);
  });
});

/** A table of Lockout at which the host is in turn, and Ben’s phone is connected. */
async function hostFirst() {
  for (let seed = 1; ; seed += 1) {
    const party = new Party(lockout, [mine('Ada'), free()], { seed });
    const { match: opened } = party.host.session.view();
    if (opened.game.turn(opened.state)[0] === 0) return { party, ben: await party.guest(any('Ben')) };
  }
}

describe('N40 an honest host', () => {
  test('closes the channel of a phone that answers too late, and the phone comes back and stays', async () => {
    const { party, ben } = await hostFirst();
    const { session } = party.host;
    const rolled = session.propose(0, [{ kind: 'roll' }]);
    await settled();
    party.clock.pass(3000);
    expect(await rolled).toMatchObject({ ok: true });
    expect(session.view().match.log[0]?.proof).toEqual(MISSED);
    await party.settle();
    expect(ben.guest?.state()).toBe('out');
    await party.connect(ben);
    expect(ben.guest?.state()).toBe('in');
    expect(logOf(ben)).toEqual(['0 roll']);
    // Its answer was too late.
    expect(sessionOf(ben).view().room).toMatchObject({ notice: null, lostLinks: 1 });
  });

  test('makes a roll alone at once if the phone goes, which then counts its lost link', async () => {
    const { party, ben } = await hostFirst();
    const { session } = party.host;
    const rolled = session.propose(0, [{ kind: 'roll' }]);
    // The call arrives, and the answer does not.
    for (let steps = 0; steps < 10; steps += 1) {
      await Promise.resolve();
      for (const each of party.net.deliveries()) if (each.to === 'b') each.deliver();
    }
    await party.cut(ben);
    expect(await rolled).toMatchObject({ ok: true });
    expect(session.view().match.log[0]?.proof).toEqual(MISSED);
    await party.connect(ben);
    expect(sessionOf(ben).view().room).toMatchObject({ connection: 'in', notice: null, lostLinks: 1 });
  });
});
