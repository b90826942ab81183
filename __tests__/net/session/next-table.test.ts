import { same } from '../../../src/net/bytes';
import type { Membership } from '../../../src/net/session/membership';
import { nextMembership, nextTable, nextTables } from '../../../src/net/session/next-table';
import { bytes, hex } from '../support/hex';

const keyOf = (first: number) => Uint8Array.from({ length: 32 }, (_, at) => first + at);

/** The guest of phone 3 has taken over from phone 0; a bot stands in for phone 0. */
const membership: Membership = {
  table: bytes('0001020304050607'),
  me: 3,
  role: 'host',
  era: { number: 2, phone: 3 },
  eras: [
    { number: 1, phone: 0, from: 0 },
    { number: 2, phone: 3, from: 40 },
  ],
  assignments: [
    { name: 'Ada', phone: 0, bot: 'easy' },
    { name: 'Ben', phone: 3, bot: null },
    { name: '', phone: null, bot: null },
  ],
  phones: [
    { number: 0, key: keyOf(0), address: null },
    { number: 3, key: keyOf(64), address: '10.0.0.7' },
  ],
  realDice: true,
  paused: true,
};
const nobody = () => false;

test('N27 the id of the next table is that of docs/net.md', () => {
  expect(hex(nextTable(bytes('0001020304050607'), keyOf(0)))).toBe('ec49f849abe6a91c');
});

test('N27 another host or another table gives another id', () => {
  const { table } = membership;
  const all = [
    nextTable(table, keyOf(0)),
    nextTable(table, keyOf(64)),
    nextTable(keyOf(0).slice(0, 8), keyOf(9)),
  ];
  expect(new Set(all.map(hex)).size).toBe(3);
});

test('N27 every phone expects the next tables of any of them, and later ones of the same host', () => {
  const expected = nextTables({ ...membership, me: 0, role: 'guest' }).map(hex);
  const first = nextMembership(membership, nobody);
  let later = first;
  for (let games = 1; games <= 4; games += 1) {
    expect(expected).toContain(hex(later.table));
    later = nextMembership(later, nobody);
  }
  expect(expected).not.toContain(hex(later.table));
  expect(expected).toContain(hex(nextMembership({ ...membership, me: 0 }, nobody).table));
});

test('N27 two games later every phone finds the others, whichever phones hosted', () => {
  const guest = nextTables({ ...membership, me: 0, role: 'guest' }).map(hex);
  const second = (first: number, then: number) =>
    nextMembership({ ...nextMembership({ ...membership, me: first }, nobody), me: then }, nobody);
  for (const first of [0, 3])
    for (const then of [0, 3]) expect(guest).toContain(hex(second(first, then).table));
});

test('N27 a phone that only watches and never hosted is not expected to open a table', () => {
  const watcher = { number: 5, key: keyOf(128), address: null };
  expect(nextTables({ ...membership, phones: [...membership.phones, watcher] })).toEqual(
    nextTables(membership),
  );
});

test('N27 a host that plays again twice from the same game opens a table that is still expected', () => {
  const first = nextMembership(membership, nobody);
  const second = nextMembership(membership, (table) => same(table, first.table));
  expect(hex(second.table)).not.toBe(hex(first.table));
  expect(nextTables(membership).map(hex)).toContain(hex(second.table));
});

test('N28 phones keep keys and numbers, seats keep their phones; eras begin again, not paused', () => {
  expect(nextMembership(membership, nobody)).toEqual({
    ...membership,
    table: nextTable(membership.table, keyOf(64)),
    era: { number: 1, phone: 3 },
    eras: [{ number: 1, phone: 3, from: 0 }],
    paused: false,
  });
});
