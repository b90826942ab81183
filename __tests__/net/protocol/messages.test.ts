import { levels } from '../../../src/engine/bots/bot';
import { readFromGuest, writeFromGuest } from '../../../src/net/protocol/from-guest';
import { readFromHost, writeFromHost } from '../../../src/net/protocol/from-host';
import type { FromGuest, FromHost, SeatsTable } from '../../../src/net/protocol/message';
import { bytes, hex } from '../support/hex';

const key = Uint8Array.from({ length: 32 }, (_, at) => at);
const table = bytes('0001020304050607');
const seats: SeatsTable = {
  paused: true,
  assignments: [
    { name: 'Ada', phone: 0, bot: null },
    { name: 'Zoë', phone: 3, bot: 'easy' },
    { name: '', phone: null, bot: null },
  ],
  phones: [
    { number: 3, key, here: true, address: '192.168.1.9' },
    { number: 0, key, here: false, address: null },
  ],
  middle: 3,
};

const fromGuest: readonly FromGuest[] = [
  {
    kind: 'sit',
    id: 1,
    wishes: [
      { seat: 2, name: 'Bö' },
      { seat: null, name: '' },
    ],
  },
  { kind: 'sit', id: 300, wishes: [] },
  {
    kind: 'back',
    table,
    era: { number: 2, phone: 1 },
    eras: [
      { number: 1, phone: 0, from: 0 },
      { number: 2, phone: 1, from: 130 },
    ],
    length: 200,
    digest: 0xdeadbeef,
  },
  { kind: 'propose', id: 7, seat: 1, at: 128, moves: ['mark red 3', 'pass'], link: null },
  { kind: 'tap', id: 8, values: [1, 6, 300] },
  { kind: 'take-back' },
  { kind: 'name', id: 9, seat: 0, name: '🎲' },
  { kind: 'middle', id: 10, lies: true },
  { kind: 'middle', id: 11, lies: false },
  { kind: 'ask', from: 0xffff_ffff },
  { kind: 'lent', from: 3, eras: [{ number: 1, phone: 0, from: 0 }], entries: bytes('010203') },
  { kind: 'ping' },
  { kind: 'leave' },
  {
    kind: 'propose',
    id: 7,
    seat: 1,
    at: 2,
    moves: ['roll'],
    link: { roll: 300, link: bytes('010203040506') },
  },
  { kind: 'link', roll: 300, link: bytes('010203040506') },
  { kind: 'link', roll: 1, link: null },
];

const fromHost: readonly FromHost[] = [
  {
    kind: 'welcome',
    phone: 4,
    table,
    realDice: true,
    era: { number: 2, phone: 1 },
    anchor: bytes('a0a1a2a3a4a5a6a7a8a9aa'),
    opening: { game: 'lockout', options: '{}', names: ['Ada', 'Ben', 'Cleo'], start: [2, 200] },
    eras: [{ number: 1, phone: 0, from: 0 }],
    length: 5,
    from: 2,
    seats,
  },
  { kind: 'entry', index: 200, entry: bytes('26a76940'), digest: 0x00ff },
  { kind: 'commit', index: 300, entries: bytes('0144'), digest: 0x00ff },
  {
    kind: 'roll',
    how: 'asked',
    phone: 3,
    host: bytes('a0a1a2a3a4a5a6a7a8a9aa'),
    link: bytes('010203040506'),
    move: bytes('04'),
    digest: 0xff,
  },
  { kind: 'call', roll: 12, at: 300, index: 302, hash: '000102030405060708090a0b0c0d0e0f' },
  { kind: 'part', index: 0, entries: bytes('0144') },
  { kind: 'answer', id: 5, code: 'lockout.row-closed', values: '{"row":"red"}' },
  { kind: 'answer', id: 5, code: '', values: '' },
  { kind: 'seats', seats },
  { kind: 'held', seats: [0, 2, 7] },
  { kind: 'wanted', wanted: { seat: 1, moves: ['roll'], given: [6] } },
  { kind: 'wanted', wanted: null },
  { kind: 'pong' },
  { kind: 'bye', version: 3, reason: 'too-much' },
  { kind: 'lend', from: 9 },
];

/** These messages end with entries, so any length may be valid. */
const openEnded = ['lent', 'entry', 'commit', 'part', 'roll', 'link'];

describe('messages', () => {
  test.each(fromGuest)('$kind from a guest is read as it was written', (message) => {
    expect(readFromGuest(writeFromGuest(message))).toEqual(message);
  });

  test.each(fromHost)('$kind from the host is read as it was written', (message) => {
    expect(readFromHost(writeFromHost(message))).toEqual(message);
  });

  test.each([...fromGuest.map(writeFromGuest), ...fromHost.map(writeFromHost)].map((each) => [hex(each)]))(
    'N25 nothing shorter or longer than %s is read',
    (text) => {
      const whole = bytes(text);
      const read = (part: Uint8Array) => readFromGuest(part) ?? readFromHost(part);
      const kind = read(whole)?.kind ?? '';
      if (openEnded.includes(kind)) return;
      for (let length = 0; length < whole.length; length += 1)
        expect(read(whole.slice(0, length))).toBeNull();
      expect(read(bytes(`${text}00`))).toBeNull();
    },
  );

  test('have the bytes of docs/net.md', () => {
    const guests: readonly [FromGuest, string][] = [
      [{ kind: 'sit', id: 1, wishes: [{ seat: null, name: 'Bo' }] }, '01 03 01 01 ff 02426f'],
      [
        { kind: 'propose', id: 2, seat: 1, at: 130, moves: ['pass'], link: null },
        '03 02 01 8201 01 0470617373 00',
      ],
      [{ kind: 'ping' }, '09'],
      [{ kind: 'middle', id: 4, lies: true }, '0c 04 01'],
    ];
    for (const [message, text] of guests) expect(hex(writeFromGuest(message))).toBe(text.replaceAll(' ', ''));
    const hosts: readonly [FromHost, string][] = [
      [{ kind: 'entry', index: 1, entry: bytes('44'), digest: 0x11aa }, '8b 01 44 11aa'],
      [{ kind: 'commit', index: 129, entries: bytes('0144'), digest: 0x11aa }, '82 8101 0144 11aa'],
      [{ kind: 'answer', id: 2, code: '', values: '' }, '84 02 00 00'],
      [{ kind: 'held', seats: [0, 2] }, '86 05'],
      [{ kind: 'bye', version: 3, reason: 'removed' }, '89 03 03'],
    ];
    for (const [message, text] of hosts) expect(hex(writeFromHost(message))).toBe(text.replaceAll(' ', ''));
  });

  test('N24 the code of a bot’s level never changes', () => {
    const codes = [null, ...levels].map((bot) => {
      const assignments = [{ name: '', phone: 0, bot }];
      const message = {
        kind: 'seats',
        seats: { paused: false, assignments, phones: [], middle: null },
      } as const;
      expect(readFromHost(writeFromHost(message))).toEqual(message);
      return [bot, hex(writeFromHost(message))];
    });
    const withCode = (code: string) => `85 00 01 00 ${code} 00 00`.replaceAll(' ', '');
    expect(codes).toEqual([
      [null, withCode('00')],
      ['random', withCode('01')],
      ['easy', withCode('02')],
      ['normal', withCode('03')],
      ['hard', withCode('04')],
      ['expert', withCode('05')],
    ]);
    expect(readFromHost(bytes(withCode('06')))).toBeNull();
  });

  test('N24 another version is recognized by the first two bytes', () => {
    expect(readFromGuest(bytes('01020000'))).toEqual({ kind: 'other-version', version: 2 });
    expect(readFromGuest(bytes('0207'))).toEqual({ kind: 'other-version', version: 7 });
    expect(readFromHost(bytes('8100'))).toEqual({ kind: 'other-version', version: 0 });
    for (const bye of ['8902', '8902fe', '89020100', '890203'])
      expect(readFromHost(bytes(bye))).toEqual({ kind: 'other-version', version: 2 });
  });

  test('N39 one phone at most lies in the middle, and the byte that says so is its presence', () => {
    const phone = { number: 0, key, here: true, address: null };
    const phones = [phone, { ...phone, number: 1 }];
    const message = (middle: number | null) =>
      ({ kind: 'seats', seats: { paused: false, assignments: [], phones, middle } }) as const;
    const one = `${hex(key)}00000000`;
    expect(hex(writeFromHost(message(1)))).toBe(`8500000200${'01'}${one}0102${one}`);
    expect(readFromHost(writeFromHost(message(null)))).toEqual(message(null));
    expect(readFromHost(bytes(`8500000200${'02'}${one}0102${one}`))).toBeNull();
  });

  test.each([
    ['a number in more bytes than it needs', '078100'],
    ['a number over 32 bits', '07ffffffff1f'],
    ['a name that is no UTF-8', '06010002c080'],
    ['a name of half a surrogate pair', '06010003eda080'],
    ['a name that is too long', `06010051${'61'.repeat(81)}`],
    ['a proposal without a move', '0301000000'],
    ['dice that are none', '040100'],
    ['more moves than there may be', `03010000${'11'}${'0470617373'.repeat(17)}`],
    ['an unknown message', '7f'],
    ['nothing', ''],
  ])('N25 %s is no message', (_, text) => {
    expect(readFromGuest(bytes(text))).toBeNull();
  });
});
