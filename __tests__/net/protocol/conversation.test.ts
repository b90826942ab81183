import { readFileSync } from 'node:fs';
import { settled, virtualTime } from '../../../scripts/fuzz-net/virtual-time';
import { given } from '../../../src/engine/chance';
import { lockout } from '../../../src/engine/lockout';
import { open } from '../../../src/engine/match';
import { openHost } from '../../../src/net/host/host';
import { framed } from '../../../src/net/secure/framing';
import { noJournal } from '../../../src/net/session/journal';
import { newTable } from '../../../src/net/session/new-table';
import { loopback } from '../../../src/net/transports/loopback';
import { bytes, hex } from '../support/hex';

const TABLE = bytes('03743a17eb220aae');
// Bo's key begins with his phone's number (N1).
const [ADAS, BOS] = ['a1'.repeat(32), '01'.repeat(32)];
const SECRET = '5e'.repeat(32);

interface Line {
  readonly by: 'guest' | 'host';
  readonly hex: string;
}

/**
 * Reads the conversation of docs/net.md: `>` or `<`, bytes, and their meaning. A message may continue on the
 * next line.
 */
function conversation(): readonly Line[] {
  const page = readFileSync('docs/net.md', 'utf8');
  const block = page.split('### A conversation')[1]?.split('```')[1] ?? '';
  const keys = [ADAS, BOS];
  const said: Line[] = [];
  for (const line of block.split('\n').filter((each) => each.trim() !== '')) {
    const words = line
      .slice(2)
      .replaceAll('<32 bytes>', () => keys.shift() ?? '')
      .trim()
      .split(/ +/);
    const end = words.findIndex((word) => !/^([0-9a-f]{2})+$/.test(word));
    const text = words.slice(0, end < 0 ? words.length : end).join('');
    const before = said.pop();
    if (line.startsWith('  ') && before) said.push({ ...before, hex: before.hex + text });
    else {
      if (before) said.push(before);
      said.push({ by: line.startsWith('>') ? 'guest' : 'host', hex: text });
    }
  }
  return said;
}

test('a host sends the conversation of docs/net.md, byte by byte', async () => {
  const opened = open(lockout, ['Ada', 'Ben'], {}, given([1]));
  if (!opened.ok) throw new Error(opened.refusal.code);
  const assignments = [
    { name: 'Ada', phone: 0, bot: null },
    { name: 'Ben', phone: null, bot: null },
  ];
  const membership = newTable({ key: bytes(ADAS), assignments, realDice: false, random: () => TABLE });
  const stored = () => Promise.resolve();
  const journal = { ...noJournal, begin: stored, rewind: stored, file: stored };
  const host = openHost({
    match: opened.value,
    membership,
    secret: bytes(SECRET),
    chance: given([]),
    journal,
    clock: virtualTime(),
  });
  const net = loopback();
  const { a, b } = net.plug({ maxFrame: 16_384 });
  host.admit({ channel: framed(a), peer: bytes(BOS), by: 'digits' });
  const guest = framed(b);
  const received: string[] = [];
  guest.onMessage((message) => received.push(hex(message)));
  const settle = async () => {
    await settled();
    for (let next = net.deliveries()[0]; next; next = net.deliveries()[0]) {
      next.deliver();
      await settled();
    }
  };

  const said = conversation();
  expect(said.length).toBeGreaterThan(10);
  for (const { by, hex: message } of said) {
    if (by === 'guest') {
      void guest.send(bytes(message));
      await settle();
    } else {
      // If the page continues without a message of the host, Ada decides now.
      if (received.length === 0) void host.session.propose(0, [{ kind: 'pass' }]);
      await settle();
      expect(received.shift()).toBe(message);
    }
  }
  expect(received).toEqual([]);
});
