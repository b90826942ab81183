import { joined } from '../../../src/net/bytes';
import { framed } from '../../../src/net/secure/framing';
import { answer } from '../../../src/net/secure/handshake-layout';
import { schedule } from '../../../src/net/secure/key-schedule';
import { exchanged, provenKey } from '../../../src/net/secure/keys';
import { commitmentTo } from '../../../src/net/secure/pictures';
import {
  type HandshakeOutcome,
  type Knock,
  newSeatKey,
  type Pictures,
  sealAsGuest,
  sealAsHost,
} from '../../../src/net/secure/seal';
import type { CloseReason } from '../../../src/net/transports/link';
import { loopback } from '../../../src/net/transports/loopback';
import { randomBytes } from '../support/random-bytes';
import { type Tamper, unchanged } from './between';
import { hostOf } from './table';

const random = randomBytes(5);
const [hostKey, guestKey] = [newSeatKey(random), newSeatKey(random)];

/** A guest that knocks at a host, with an attacker in between. */
async function knocking({
  tamper = unchanged,
  refusal = () => null,
}: {
  readonly tamper?: Tamper;
  readonly refusal?: () => CloseReason | null;
} = {}) {
  const air = loopback();
  const [left, right] = [air.plug(), air.plug()];
  const outcomes: { host?: HandshakeOutcome; guest?: HandshakeOutcome } = {};
  const knocks: Knock[] = [];
  const compared: { pictures: Pictures; confirm: () => void }[] = [];
  const [toGuest, toHost] = [framed(left.b), framed(right.a)];
  const counts = { host: 0, guest: 0 };
  const pass = (to: 'host' | 'guest', message: Uint8Array): void => {
    const at = counts[to];
    counts[to] += 1;
    for (const made of tamper(message, to, at)) void (to === 'host' ? toHost : toGuest).send(made);
  };
  toGuest.onMessage((message) => pass('host', message));
  toHost.onMessage((message) => pass('guest', message));
  toGuest.onClose(() => toHost.close());
  toHost.onClose(() => toGuest.close());
  const side = {
    ...hostOf({ key: hostKey }),
    knocks: { refusal, arrived: (_: unknown, knock: Knock) => void knocks.push(knock) },
  };
  sealAsHost(framed(right.b), side, (outcome) => {
    outcomes.host = outcome;
  });
  const proof = {
    compare: (pictures: Pictures, confirm: () => void) => void compared.push({ pictures, confirm }),
  };
  sealAsGuest(framed(left.a), { proof, key: guestKey, random }, (outcome) => {
    outcomes.guest = outcome;
  });
  await air.settle();
  return { air, outcomes, knocks, compared };
}

describe('NS19 a phone knocks', () => {
  test.each(['the host', 'the guest'])(
    'both see the same three pictures, and both persons decide: %s first',
    async (first) => {
      const { air, outcomes, knocks, compared } = await knocking();
      expect(knocks[0]?.pictures).toHaveLength(3);
      expect(compared[0]?.pictures).toEqual(knocks[0]?.pictures);
      const decide = [() => knocks[0]?.letIn(), () => compared[0]?.confirm()];
      if (first === 'the guest') decide.reverse();
      decide[0]?.();
      await air.settle();
      expect(outcomes).toEqual({});
      decide[1]?.();
      await air.settle();
      expect(outcomes.host).toMatchObject({ ok: true, by: 'pictures', peer: guestKey.public });
      expect(outcomes.guest).toMatchObject({ ok: true, by: 'pictures', peer: hostKey.public });
    },
  );

  test('the host turns it away, before or after its person has compared', async () => {
    for (const confirms of [false, true]) {
      const { air, outcomes, knocks, compared } = await knocking();
      if (confirms) compared[0]?.confirm();
      await air.settle();
      knocks[0]?.turnAway();
      await air.settle();
      expect(outcomes.host).toMatchObject({ ok: false, why: 'not-let-in' });
      expect(outcomes.guest).toMatchObject({ ok: false, why: 'not-let-in' });
    }
  });

  test('a host that may not be knocked at refuses before it has shown its key: nobody learns pictures', async () => {
    let asked = 0;
    const refusal = () => {
      asked += 1;
      return asked === 1 ? null : 'busy';
    };
    const { outcomes, knocks, compared } = await knocking({ refusal });
    expect([knocks, compared]).toEqual([[], []]);
    expect(outcomes.guest).toMatchObject({ ok: false, why: 'busy' });
  });

  test('pictures are evenly distributed, 18 bits', async () => {
    const seen = new Set<string>();
    const kinds = new Set<number>();
    for (let count = 0; count < 200; count += 1) {
      const { knocks } = await knocking();
      const pictures = knocks[0]?.pictures ?? [];
      seen.add(pictures.join());
      for (const picture of pictures) kinds.add(picture);
    }
    expect(seen.size).toBeGreaterThan(195);
    expect(kinds.size).toBe(64);
    expect(Math.max(...kinds)).toBe(63);
  });
});

describe('NS19 an attacker in between', () => {
  test('that puts its own keys in place of both is seen: the pictures differ', async () => {
    const attacker = await twoHandshakes();
    expect(attacker.atHost).toHaveLength(3);
    expect(attacker.atGuest).toHaveLength(3);
    expect(attacker.atHost).not.toEqual(attacker.atGuest);
  });

  test('can’t choose the key of a host after it has seen the guest’s: another than was promised is refused', async () => {
    const other = newSeatKey(random);
    const { outcomes, compared } = await knocking({
      tamper: (message, to, at) =>
        to === 'guest' && at === 1 ? [Uint8Array.of(1, ...other.public)] : [message],
    });
    expect(compared).toEqual([]);
    expect(outcomes.guest).toMatchObject({ ok: false, why: 'forged' });
  });

  test('changes the guest’s offer: the pictures differ, and nobody comes in even if both tap', async () => {
    const other = newSeatKey(random);
    const { air, outcomes, knocks, compared } = await knocking({
      tamper: (message, to, at) => (to === 'host' && at === 1 ? [other.public] : [message]),
    });
    expect(knocks[0]?.pictures).not.toEqual(compared[0]?.pictures);
    knocks[0]?.letIn();
    compared[0]?.confirm();
    await air.settle();
    expect(outcomes.host).toMatchObject({ ok: false });
    expect(outcomes.guest).toMatchObject({ ok: false });
  });

  test('changes any later message: nobody comes in', async () => {
    for (const [to, at] of [
      ['host', 2],
      ['guest', 2],
    ] as const) {
      const { air, outcomes, knocks, compared } = await knocking({
        tamper: (message, towards, count) =>
          towards === to && count === at
            ? [message.map((byte, index) => (index === 40 ? byte ^ 1 : byte))]
            : [message],
      });
      knocks[0]?.letIn();
      compared[0]?.confirm();
      await air.settle();
      expect(outcomes[to]).toMatchObject({ ok: false });
    }
  });

  test('that is the host and proves itself at once: the guest is not at its table before its person has compared', async () => {
    const air = loopback();
    const { a, b } = air.plug();
    const host = framed(b);
    const fresh = newSeatKey(random);
    const said: Uint8Array[] = [];
    const say = (message: Uint8Array) => {
      said.push(message);
      void host.send(message);
    };
    host.onMessage((message) => {
      said.push(message);
      if (said.length === 1) say(answer(commitmentTo(fresh.public)));
      if (said.length !== 3) return;
      say(answer(fresh.public));
      const agreed = schedule(exchanged(fresh.secret, message) ?? new Uint8Array(), ...said);
      // The guest's seat key is known from an earlier table.
      const proof = agreed.fromHost.seal(provenKey(hostKey, guestKey.public, ...said) ?? new Uint8Array());
      void host.send(answer(joined(agreed.hostTag, proof ?? new Uint8Array())));
    });
    const outcomes: HandshakeOutcome[] = [];
    const proof = { compare: () => {} };
    sealAsGuest(framed(a), { proof, key: guestKey, random }, (outcome) => outcomes.push(outcome));
    await air.settle();
    expect(outcomes).toMatchObject([{ ok: false, why: 'forged' }]);
  });
});

/** One handshake of the attacker with each of the two: what both of them see. */
async function twoHandshakes() {
  const [a, b] = [await knocking(), await knocking()];
  return { atHost: a.knocks[0]?.pictures, atGuest: b.compared[0]?.pictures };
}
