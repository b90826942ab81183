import { readFileSync } from 'node:fs';
import { framed } from '../../../src/net/secure/framing';
import {
  type Digits,
  type GuestProof,
  type HandshakeOutcome,
  type Knock,
  sealAsGuest,
  sealAsHost,
  seatKey,
} from '../../../src/net/secure/seal';
import type { Link } from '../../../src/net/transports/link';
import { loopback } from '../../../src/net/transports/loopback';
import { bytes, hex } from '../support/hex';

const filled = (value: number) => (count: number) => new Uint8Array(count).fill(value);
const [GUEST, HOST] = [seatKey(filled(1)(32)), seatKey(filled(2)(32))];
const digits: Digits = {
  shown: () => '123456',
  invite() {},
  inviteBy() {},
  stop() {},
  restMs: () => 0,
  begin: () => ({ ok: true, attempt: { digits: '123456', judge: () => null } }),
};

/**
 * Random bytes: the first call returns bytes of the first value, the second call of the second value, and so
 * on.
 */
function random(...values: number[]): (count: number) => Uint8Array {
  return (count) => filled(values.shift() ?? 0)(count);
}

/** Performs a handshake and returns all messages as `> 0100…` and `< 01…`. */
async function handshake(proof: GuestProof, ofGuest: number[], ofHost: number[]): Promise<string> {
  const air = loopback();
  const { a, b } = air.plug({ maxFrame: 16_384 });
  const said: string[] = [];
  const recorded = (link: Link, from: '<' | '>'): Link => {
    framed({ ...link, onClose: () => () => {} }).onMessage((message) => said.push(`${from} ${hex(message)}`));
    return link;
  };
  const sendOnSuccess = (text: string) => (outcome: HandshakeOutcome) => {
    if (!outcome.ok) throw new Error(outcome.why);
    void outcome.channel.send(bytes(text));
  };
  const seats = () => [GUEST.public];
  const knocks = { refusal: () => null, arrived: (_: unknown, knock: Knock) => knock.letIn() };
  sealAsHost(
    framed(recorded(b, '>')),
    { key: HOST, seats, digits, knocks, random: random(...ofHost) },
    sendOnSuccess('88'),
  );
  sealAsGuest(
    framed(recorded(a, '<')),
    { key: GUEST, proof, random: random(...ofGuest) },
    sendOnSuccess('09'),
  );
  await air.settle();
  return said.join('\n');
}

/** Reads the messages of the page. A message may continue on the next line; a remark follows it. */
function linesOfPage(heading: string): string {
  const page = readFileSync('docs/net-links.md', 'utf8');
  const block = page.split(heading)[1]?.split('```')[1] ?? '';
  const hexOf = (line: string): string =>
    line
      .slice(2)
      .split(/ {2,}/)
      .filter((part) => /^([0-9a-f]{2})+$/.test(part.trim()))
      .join('')
      .replaceAll(' ', '');
  return block
    .trim()
    .split('\n')
    .map((line) => (line.startsWith(' ') ? hexOf(line) : `\n${line.slice(0, 2)}${hexOf(line)}`))
    .join('')
    .trim();
}

test('by digits, both ends send the handshake of the page (NS3, NS4, NS6, NS13)', async () => {
  expect(await handshake({ digits: '123456' }, [3, 4], [5, 6])).toBe(linesOfPage('By digits, `123456`'));
});

test('by key, too (NS5, NS6)', async () => {
  expect(await handshake({ hosts: [HOST.public] }, [7], [8])).toBe(linesOfPage('By key: the ephemeral'));
});

test('by pictures, and the pictures are those of the page (NS19)', async () => {
  let seen: readonly number[] = [];
  const compare = (pictures: readonly number[], confirm: () => void) => {
    seen = pictures;
    confirm();
  };
  expect(await handshake({ compare }, [9], [10])).toBe(linesOfPage('By pictures: the ephemeral'));
  expect(readFileSync('docs/net-links.md', 'utf8')).toContain(
    `Both phones show the pictures ${seen.join(', ')}`,
  );
});

test('the public keys on the page are those of the secrets', () => {
  const page = readFileSync('docs/net-links.md', 'utf8');
  for (const { public: key } of [GUEST, HOST]) expect(page).toContain(hex(key));
});
