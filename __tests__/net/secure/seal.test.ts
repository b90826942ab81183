import { framed } from '../../../src/net/secure/framing';
import {
  type Digits,
  digitsOf,
  GUESSES,
  newSeatKey,
  type PublicKey,
  REST_MS,
  type SeatKey,
  seatKey,
} from '../../../src/net/secure/seal';
import { randomBytes } from '../support/random-bytes';
import { atTable, handshake, hostOf } from './table';

const random = randomBytes(7);
const hostKey = newSeatKey(random);
const guestKey = newSeatKey(random);

const wrongOf = (digits: string): string => (digits === '000000' ? '000001' : '000000');

describe('joining by digits', () => {
  test('NS3: both ends derive the same keys, and learn each other’s public key', async () => {
    const { host, guest } = await handshake(hostOf({ key: hostKey }), guestKey);
    expect(host).toMatchObject({ ok: true, by: 'digits', peer: guestKey.public });
    expect(guest).toMatchObject({ ok: true, by: 'digits', peer: hostKey.public });
  });

  test('NS3: the digits do not cross the air, and every handshake has other bytes', async () => {
    const table = hostOf({ key: hostKey });
    const [one, two] = [await handshake(table, guestKey), await handshake(table, guestKey)];
    const shown = [...(table.digits.shown() ?? '')].map((digit) => digit.charCodeAt(0)).join();
    for (const { received } of [one, two]) {
      for (const frame of received) expect(frame.join()).not.toContain(shown);
    }
    expect(one.received).not.toEqual(two.received);
  });

  test('NS3: public keys cross the air only encrypted', async () => {
    const { received } = await handshake(hostOf({ key: hostKey }), guestKey);
    const air = received.map((message) => message.join()).join(' ');
    for (const { public: key } of [hostKey, guestKey]) expect(air).not.toContain(key.join());
  });

  test('NS13: a guest with the digits and another’s public key is not taken for the other', async () => {
    const thief = { secret: newSeatKey(random).secret, public: guestKey.public };
    const { host, guest } = await handshake(hostOf({ key: hostKey, seats: [guestKey.public] }), thief);
    expect(host).toMatchObject({ ok: false, why: 'forged' });
    expect(guest).toMatchObject({ ok: false });
  });

  test('NS13: nor is a host', async () => {
    const thief = { secret: newSeatKey(random).secret, public: hostKey.public };
    expect((await handshake(hostOf({ key: thief }), guestKey)).guest).toMatchObject({ ok: false });
  });

  test.each([0, 1])('NS13: a key that gives a known secret is refused: %i', async (first) => {
    const none = Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? first : 0));
    const { host } = await handshake(hostOf({ key: hostKey }), { secret: guestKey.secret, public: none });
    expect(host).toMatchObject({ ok: false, why: 'forged' });
  });

  test('NS13: so is a key with its highest bit set, which would be the same key in other bytes', async () => {
    const other = guestKey.public.map((byte, at) => (at === 31 ? byte | 0x80 : byte));
    const { host } = await handshake(hostOf({ key: hostKey }), { secret: guestKey.secret, public: other });
    expect(host).toMatchObject({ ok: false, why: 'forged' });
  });

  test('NS4: wrong digits are refused on both sides, before any sealed message', async () => {
    const table = hostOf({ key: hostKey });
    const digits = wrongOf(table.digits.shown() ?? '');
    const { host, guest } = await handshake(table, guestKey, { digits });
    expect(host).toEqual({ ok: false, why: 'wrong-digits' });
    expect(guest).toEqual({ ok: false, why: 'wrong-digits' });
  });

  test('NS8: five wrong guesses, then there are other digits and a pause', async () => {
    let now = 1000;
    let changes = 0;
    const digits = digitsOf({ random, now: () => now, changed: () => (changes += 1) });
    digits.invite();
    const before = digits.shown() ?? '';
    const table = hostOf({ key: hostKey, digits });
    for (let guess = 0; guess < GUESSES; guess += 1) {
      expect(digits.shown()).toBe(before);
      const { guest } = await handshake(table, guestKey, { digits: wrongOf(before) });
      expect(guest).toMatchObject({ why: 'wrong-digits' });
    }
    expect(digits.shown()).not.toBe(before);
    expect(changes).toBe(2);
    const right = { digits: digits.shown() ?? '' };
    expect((await handshake(table, guestKey, right)).guest).toMatchObject({ why: 'too-many-guesses' });
    now += REST_MS;
    expect((await handshake(table, guestKey, right)).guest).toMatchObject({ ok: true });
  });

  test('NS8: guesses that are begun at the same time are counted one by one', () => {
    const digits = digitsOf({ random, now: () => 0 });
    digits.invite();
    const attempts = Array.from({ length: 50 }, () => begun(digits));
    const answers = attempts.map((attempt, at) => attempt.judge(at === 49));
    expect(answers.filter((answer) => answer === 'wrong-digits')).toHaveLength(GUESSES);
    expect(answers.at(-1)).toBe('too-many-guesses');
  });

  test('NS8: a right guess does not reset the count of wrong ones', () => {
    const digits = digitsOf({ random, now: () => 0 });
    digits.invite();
    const before = digits.shown();
    for (let guess = 1; guess < GUESSES; guess += 1) begun(digits).judge(false);
    expect(begun(digits).judge(true)).toBeNull();
    begun(digits).judge(false);
    expect(digits.shown()).not.toBe(before);
  });

  test('NS9: no guess is right while nobody is invited, nor with digits that were shown before', async () => {
    const digits = digitsOf({ random, now: () => 0 });
    const table = hostOf({ key: hostKey, digits });
    expect((await handshake(table, guestKey, { digits: '123456' })).guest).toMatchObject({
      why: 'not-inviting',
    });
    digits.invite();
    const attempt = begun(digits);
    digits.stop();
    expect(attempt.judge(true)).toBe('not-inviting');
    digits.invite();
    expect(attempt.judge(true)).toBe('wrong-digits');
  });

  test('there are six digits, uniformly distributed', () => {
    const seen = new Set<string>();
    for (let at = 0; at < 200; at += 1) {
      const digits = digitsOf({ random, now: () => 0 });
      digits.invite();
      expect(digits.shown()).toMatch(/^\d{6}$/);
      seen.add(digits.shown() ?? '');
    }
    expect(seen.size).toBeGreaterThan(190);
  });
});

describe('reconnecting by key', () => {
  const back = (hosts: readonly PublicKey[]) => ({ hosts });
  const knowing = (...seats: SeatKey[]) =>
    hostOf({ key: hostKey, seats: seats.map((key) => key.public), invite: false });

  test('NS5: a phone with a seat’s key is authenticated without digits, and so is the host', async () => {
    const other = newSeatKey(random);
    const { host, guest } = await handshake(
      knowing(other, guestKey),
      guestKey,
      back([other.public, hostKey.public]),
    );
    expect(host).toMatchObject({ ok: true, by: 'key', peer: guestKey.public });
    expect(guest).toMatchObject({ ok: true, by: 'key', peer: hostKey.public });
  });

  test('NS5: the key is restored from its 32 secret bytes', async () => {
    const again = seatKey(guestKey.secret);
    expect((await handshake(knowing(guestKey), again, back([hostKey.public]))).guest).toMatchObject({
      ok: true,
    });
  });

  test('NS5: an unknown key is refused', async () => {
    const { host, guest } = await handshake(knowing(newSeatKey(random)), guestKey, back([hostKey.public]));
    expect(host).toEqual({ ok: false, why: 'unknown-seat' });
    expect(guest).toEqual({ ok: false, why: 'unknown-seat' });
  });

  test('NS5: the public key alone opens nothing: a seat can’t be forged', async () => {
    const thief = { secret: newSeatKey(random).secret, public: guestKey.public };
    const { host, guest } = await handshake(knowing(guestKey), thief, back([hostKey.public]));
    expect(host).toEqual({ ok: false, why: 'forged' });
    expect(guest).toMatchObject({ ok: false });
  });

  test('NS5: nor can a host', async () => {
    const false1 = hostOf({ key: newSeatKey(random), seats: [guestKey.public] });
    expect((await handshake(false1, guestKey, back([hostKey.public]))).guest).toMatchObject({
      why: 'unknown-host',
    });
    const thief = { secret: newSeatKey(random).secret, public: hostKey.public };
    const false2 = hostOf({ key: thief, seats: [guestKey.public] });
    const { host, guest } = await handshake(false2, guestKey, back([hostKey.public]));
    expect(guest).toMatchObject({ ok: false });
    expect(host).toEqual({ ok: false, why: 'forged' });
  });

  test('NS5: a listener can’t tell which phone reconnects', async () => {
    const twice = [0, 1].map(() => handshake(knowing(guestKey), guestKey, back([hostKey.public])));
    const [one, two] = await Promise.all(twice);
    const air = [...(one?.received ?? []), ...(two?.received ?? [])].map((message) => message.join());
    expect(air.join(' ')).not.toContain(guestKey.public.subarray(0, 8).join());
    expect(new Set(air).size).toBe(air.length);
  });
});

describe('versions', () => {
  test('NS2: another version is refused, whatever follows', async () => {
    const { air, raw, outcomes } = atTable(hostOf({ key: hostKey }));
    const channel = framed(raw);
    const answers: Uint8Array[] = [];
    channel.onMessage((message) => answers.push(message));
    channel.send(Uint8Array.of(2, 9, 9, 9));
    await air.settle();
    expect(answers).toEqual([Uint8Array.of(0, 0)]);
    expect(outcomes).toEqual([{ ok: false, why: 'other-version' }]);
  });
});

function begun(digits: Digits) {
  const answer = digits.begin();
  if (!answer.ok) throw new Error(answer.why);
  return answer.attempt;
}
