import { newSeatKey } from '../../../src/net/secure/seal';
import { randomBytes } from '../support/random-bytes';
import { between, type Tamper, unchanged } from './between';
import { hostOf } from './table';

const random = randomBytes(31);
const hostKey = newSeatKey(random);
const guestKey = newSeatKey(random);

/** The number of handshake messages in each direction. Later ones are sealed. */
const HANDSHAKE = 2;

async function seated(tamper: Tamper) {
  const host = hostOf({ key: hostKey });
  const ends = between(host, guestKey, { digits: host.digits.shown() ?? '' }, tamper);
  await ends.air.settle();
  return ends;
}

describe('sealed messages', () => {
  test('NS6: each is sixteen bytes longer, and reveals nothing to an attacker in between', async () => {
    const seen: Uint8Array[] = [];
    const { air, host, guest } = await seated((message, to, at) => {
      if (at >= HANDSHAKE) seen.push(message);
      return unchanged(message, to, at);
    });
    guest.say('a roll', 'a roll');
    host.say('a roll');
    await air.settle();
    expect(host.texts()).toEqual(['a roll', 'a roll']);
    expect(guest.texts()).toEqual(['a roll']);
    expect(seen.map((message) => message.length)).toEqual([22, 22, 22]);
    expect(new Set(seen.map((message) => message.join())).size).toBe(3);
  });

  const attacks: readonly (readonly [string, Tamper])[] = [
    ['sent twice', (message) => [message, message]],
    ['left out', (message, _, at) => (at === HANDSHAKE ? [] : [message])],
    ['sent later', swapped()],
    ['made up', () => [new Uint8Array(40)]],
    ['shorter than a seal', (message) => [message.subarray(0, 15)]],
    ['cut off', (message) => [message.subarray(0, -1)]],
    ['longer', (message) => [Uint8Array.of(...message, 0)]],
  ];

  test.each(attacks)(
    'NS7: a message that is %s closes the channel, and is not delivered',
    async (_, attack) => {
      const { air, host, guest } = await seated((message, to, at) =>
        to === 'host' && at >= HANDSHAKE ? attack(message, to, at) : [message],
      );
      guest.say('one', 'two', 'three');
      await air.settle();
      expect(host.closed).toEqual(['forged']);
      expect(guest.closed).toEqual(['ended']);
      expect(['one', 'two', 'three'].slice(0, host.messages.length)).toEqual(host.texts());
      expect(host.messages.length).toBeLessThan(3);
    },
  );

  test('NS7: a message sent back to its sender is not taken for the other’s', async () => {
    const own: Uint8Array[] = [];
    const { air, host, guest } = await seated((message, to, at) => {
      if (at < HANDSHAKE) return [message];
      if (to === 'host') own.push(message);
      return to === 'guest' ? own : [];
    });
    guest.say('mine');
    await air.settle();
    host.say('yours');
    await air.settle();
    expect(guest.closed).toEqual(['forged']);
    expect(guest.messages).toEqual([]);
  });

  test('NS7: a recorded handshake opens nothing when it is replayed', async () => {
    const host = hostOf({ key: hostKey, seats: [guestKey.public] });
    const recorded: Uint8Array[] = [];
    const proof = { hosts: [hostKey.public] };
    const first = between(host, guestKey, proof, (message, to) => {
      if (to === 'host') recorded.push(message);
      return [message];
    });
    await first.air.settle();
    const again = between(host, guestKey, proof, (message, to, at) => [
      to === 'host' ? (recorded[at] ?? message) : message,
    ]);
    await again.air.settle();
    expect(first.host.outcomes).toMatchObject([{ ok: true }]);
    expect(again.host.outcomes).toEqual([{ ok: false, why: 'forged' }]);
  });
});

describe('every byte of the handshake', () => {
  test.each(['digits', 'key'] as const)('NS4: with any change, authentication by %s fails', async (by) => {
    const lengths = await lengthsOf(by);
    for (const { to, at, length } of lengths) {
      for (let byte = 0; byte < length; byte += 1) {
        const { host, guest } = await run(by, (message, towards, index) => {
          if (towards !== to || index !== at) return [message];
          const changed = message.slice();
          changed[byte] = (changed[byte] ?? 0) ^ (1 << (byte % 8));
          return [changed];
        });
        // The host's proof is the last message: the host has authenticated the guest, but the guest refuses
        // the host.
        const lastOfHost = to === 'guest' && at === 1;
        expect([to, at, byte, host.outcomes[0]?.ok, guest.outcomes[0]?.ok]).toEqual([
          to,
          at,
          byte,
          lastOfHost,
          false,
        ]);
        expect(host.outcomes).toHaveLength(1);
        expect(guest.outcomes).toHaveLength(1);
      }
    }
  });

  test('NS4: cut off anywhere or with additional bytes, authentication fails', async () => {
    for (const { to, at, length } of await lengthsOf('digits')) {
      for (const keep of [1, 2, 17, 33, length - 1, length + 1]) {
        if (keep === length) continue;
        const { guest } = await run('digits', (message, towards, index) => {
          if (towards !== to || index !== at) return [message];
          const other = new Uint8Array(keep);
          other.set(message.subarray(0, keep));
          return [other];
        });
        expect(guest.outcomes).toMatchObject([{ ok: false }]);
      }
    }
  });
});

async function run(by: 'digits' | 'key', tamper: Tamper) {
  const host = hostOf({ key: hostKey, seats: by === 'key' ? [guestKey.public] : [] });
  const proof = by === 'key' ? { hosts: [hostKey.public] } : { digits: host.digits.shown() ?? '' };
  const ends = between(host, guestKey, proof, tamper);
  await ends.air.settle();
  return ends;
}

async function lengthsOf(by: 'digits' | 'key') {
  const lengths: { to: 'host' | 'guest'; at: number; length: number }[] = [];
  await run(by, (message, to, at) => {
    lengths.push({ to, at, length: message.length });
    return [message];
  });
  return lengths;
}

/** Swaps the first two messages after the handshake. */
function swapped(): Tamper {
  let kept: Uint8Array | null = null;
  return (message) => {
    if (kept === null) {
      kept = message;
      return [];
    }
    const both = [message, kept];
    kept = new Uint8Array(0);
    return both;
  };
}
