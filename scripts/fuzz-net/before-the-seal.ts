import { pick, seeded, type Uniform } from '../../src/engine/random';
import { advertise } from '../../src/net/discovery/advertise';
import type { KnockingPhone } from '../../src/net/discovery/knocking-phones';
import type { Host } from '../../src/net/host/host';
import { framed } from '../../src/net/secure/framing';
import { digitsOf, type HandshakeOutcome, newSeatKey, sealAsGuest } from '../../src/net/secure/seal';
import type { Link } from '../../src/net/transports/link';
import { loopback } from '../../src/net/transports/loopback';
import type { AdvertisementEvents, Transport } from '../../src/net/transports/transport';
import type { Attack } from './hostile';
import { settled } from './virtual-time';
import { World } from './world';

const PLACES = ['', 'a', 'b', 'c'] as const;
const MOST_KNOCKING = 4;
/** An honest guest of another place sits within this time (NS15). */
const PATIENCE_MS = 3000;

/**
 * Attacks a host that invites, before the seal: guesses, knocks, beginnings without an end, with any byte changed. It throws nothing, lets
 * nobody in, shows four phones that knock at most, and an honest guest gets in by its code (NS15 to NS20).
 */
export async function beforeTheSeal({ seed, messages }: Attack): Promise<number> {
  const world = new World({ seed, steps: 0 });
  await world.rest();
  const host = world.hosts()[0]?.host;
  if (!host) throw new Error(`seed ${seed}: nobody hosts`);
  const random = seeded(-seed);
  const table = invitingTable(world, host, random);
  for (let sent = 0; sent < messages; sent += 1) {
    await table.attack(pick(PLACES, random));
    world.clock.pass(random(200));
    if (table.knocking() > MOST_KNOCKING) throw new Error(`seed ${seed}: ${table.knocking()} phones knock`);
  }
  if (table.admitted() > 0) throw new Error(`seed ${seed}: an attacker was let in`);
  if (!(await table.honestGuest())) throw new Error(`seed ${seed}: an honest guest was kept out`);
  table.close();
  return messages;
}

function invitingTable({ clock }: World, host: Host, random: Uniform) {
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random(256));
  const air = loopback();
  const digits = digitsOf({ random: bytes, now: clock.now });
  digits.invite();
  let knocks: readonly KnockingPhone[] = [];
  let admitted = 0;
  let events: AdvertisementEvents | null = null;
  const transport: Transport = {
    kind: 'relay',
    browse: () => () => {},
    advertise(_, given) {
      events = given;
      return { update() {}, close() {} };
    },
  };
  const admitting: Host = {
    ...host,
    admit() {
      admitted += 1;
    },
  };
  const advertisements = advertise({
    host: admitting,
    key: newSeatKey(bytes),
    digits,
    connectivity: { transports: [transport], random: bytes },
    clock,
    card: { table: '00'.repeat(8), era: { number: 1, phone: 0 }, game: 'lockout', open: 1, name: 'Ada' },
    changed() {},
    knocked(now) {
      knocks = now;
    },
  });
  const connect = (from: string): Link => {
    const { a, b } = air.plug();
    events?.onLink(b, from);
    return a;
  };
  const settle = async (): Promise<void> => {
    await settled();
    await air.settle();
  };
  const wrong = (): string => (digits.shown() === '000000' ? '000001' : '000000');

  return {
    knocking: () => knocks.length,
    admitted: () => admitted,
    async attack(from: string): Promise<void> {
      const link = connect(from);
      const proof = random(2) === 0 ? { digits: wrong() } : { compare: confirmAtOnce };
      let left = random(5);
      const changed: Link = {
        ...link,
        send(frame) {
          // It breaks off, or changes a byte after the frame's own.
          left -= 1;
          if (left < 0) link.close();
          if (random(3) > 0) return link.send(frame);
          const at = 1 + random(Math.max(1, frame.length - 1));
          return link.send(frame.map((byte, index) => (index === at ? random(256) : byte)));
        },
      };
      sealAsGuest(framed(changed), { proof, key: newSeatKey(bytes), random: bytes }, () => {});
      await settle();
    },
    async honestGuest(): Promise<boolean> {
      digits.inviteBy('code');
      const outcomes: HandshakeOutcome[] = [];
      const side = { proof: { digits: digits.shown() ?? '' }, key: newSeatKey(bytes), random: bytes };
      sealAsGuest(framed(connect('honest')), side, (outcome) => outcomes.push(outcome));
      for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
        await settle();
        clock.pass(100);
      }
      return outcomes[0]?.ok === true;
    },
    close: () => advertisements.close(),
  };
}

const confirmAtOnce = (_: unknown, confirm: () => void): void => confirm();
