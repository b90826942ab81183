import { Phone } from '../../../scripts/fuzz-net/phone';
import { settled, virtualTime } from '../../../scripts/fuzz-net/virtual-time';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import { framed } from '../../../src/net/secure/framing';
import {
  digitsOf,
  type GuestProof,
  newSeatKey,
  type SeatKey,
  sealAsGuest,
  sealAsHost,
} from '../../../src/net/secure/seal';
import { newTable } from '../../../src/net/session/new-table';
import { loopback } from '../../../src/net/transports/loopback';
import { openMatch } from '../../support/table';
import { any, free, logOf, mine, sessionOf } from '../support/party';
import { randomBytes } from '../support/random-bytes';

const clock = virtualTime();
const random = randomBytes(5);
const air = loopback();
const digits = digitsOf({ random, now: clock.now });

interface Sealed {
  readonly phone: Phone;
  readonly key: SeatKey;
}

function sealedPhone(name: number, ...names: readonly string[]): Sealed {
  const key = newSeatKey(random);
  const wishes = names.map(any);
  const phone = new Phone(
    name,
    { clock, random: seeded(name), wishes, away: null, writeDelay: () => Promise.resolve() },
    () => key.public,
  );
  return { phone, key };
}

/** Connects over frames of 20 bytes and the seal. Returns the reason if the guest is refused. */
async function connect(guest: Sealed, host: Sealed, proof: GuestProof): Promise<string | null> {
  const { a, b } = air.plug({ maxFrame: 20 });
  let why: string | null = null;
  const seats = () => host.phone.host?.keys() ?? [];
  sealAsHost(framed(a), { key: host.key, random, seats, digits }, (sealed) => {
    if (sealed.ok) host.phone.host?.admit(sealed);
  });
  sealAsGuest(framed(b), { key: guest.key, random, proof }, (sealed) => {
    if (sealed.ok) guest.phone.guest?.attach(sealed.channel);
    else why = sealed.why;
  });
  await air.settle();
  await settled();
  await air.settle();
  return why;
}

const knownHosts = ({ phone }: Sealed): GuestProof => ({
  hosts: phone.guest?.copy()?.membership.phones.map(({ key }) => key) ?? [],
});

test('N1 N17 a phone joins by digits once, then rejoins by key, also at the next host', async () => {
  const [dan, ada, ben] = [sealedPhone(0), sealedPhone(1, 'Ada'), sealedPhone(2, 'Ben')];
  const assignments = [mine('Dan'), free(), free()];
  dan.phone.disk.begin(
    openMatch(lockout, 3),
    newTable({ key: dan.key.public, assignments, realDice: false, random }),
  );
  for (const { phone } of [dan, ada, ben]) phone.start();
  digits.invite();
  for (const guest of [ada, ben])
    expect(await connect(guest, dan, { digits: digits.shown() ?? '' })).toBeNull();
  expect(
    sessionOf(ben.phone)
      .view()
      .seats.map(({ name }) => name),
  ).toEqual(['Dan', 'Ada', 'Ben']);

  const { match } = sessionOf(dan.phone).view();
  const seat = match.game.turn(match.state)[0] ?? 0;
  void sessionOf([dan, ada, ben][seat]?.phone ?? dan.phone).propose(seat, [{ kind: 'roll' }]);
  await air.settle();
  expect(logOf(ben.phone)).toEqual([`${seat} roll`]);

  dan.phone.kill();
  await air.settle();
  const taken = ada.phone.guest?.becomeHost();
  await air.settle();
  const copy = await taken;
  if (copy?.ok) ada.phone.openAsHost(copy.value);
  expect(await connect(ben, ada, knownHosts(ben))).toBeNull();
  expect(ben.phone.guest?.state()).toBe('in');
  expect(sessionOf(ada.phone).view().room).toMatchObject({ role: 'host', gathering: false });

  const other = sealedPhone(3);
  other.phone.start();
  expect(await connect(other, ada, knownHosts(ben))).toBe('unknown-seat');

  dan.phone.disk.membership = dan.phone.disk.membership && { ...dan.phone.disk.membership, role: 'guest' };
  dan.phone.start();
  expect(await connect(dan, ada, knownHosts(dan))).toBeNull();
  expect(logOf(dan.phone)).toEqual([`${seat} roll`]);
  expect(
    sessionOf(ada.phone)
      .view()
      .seats.map(({ away }) => away),
  ).toEqual([false, false, false]);
});
