import { pick } from '../../src/engine/random';
import { same } from '../../src/net/bytes';
import type { Recipient } from '../../src/net/host/host';
import type { Phone } from './phone';
import type { World } from './world';

/** What people do to a table besides playing: the host pauses, gives seats, renames, sends away; guests sit down, rename, leave. */
export function arranges(world: World): void {
  const hosts = world.hosts();
  const phone = pick(hosts.length > 0 && world.random(2) === 0 ? hosts : world.phones, world.random);
  if (phone.host) hostArranges(world, phone);
  else if (phone.guest?.state() === 'in') guestArranges(world, phone);
}

function hostArranges(world: World, phone: Phone): void {
  const { random } = world;
  const { host } = phone;
  if (!host) return;
  const { assignments, phones, paused } = host.membership();
  const seat = random(assignments.length);
  const what = random(8);
  // Most pauses are short: nothing happens in them.
  if (paused && what < 6) void host.pause(false);
  else if (what === 0) void host.pause(true);
  else if (what < 4) void host.give(seat, recipient(world, phones.length));
  else if (what < 6) void host.session.rename(seat, `Name ${random(5)}`);
  else if (what < 7) void host.setAway(random(2) === 0 ? null : { ms: random(5000), level: 'random' });
  else sendsAway(world, phone);
}

function recipient({ random }: World, phones: number): Recipient {
  const what = random(6);
  if (what === 0) return { bot: 'random' };
  if (what === 1) return 'open';
  if (what === 2) return 'here';
  return { phone: random(phones + 2) };
}

function sendsAway(world: World, phone: Phone): void {
  const { host } = phone;
  if (!host) return;
  const { number, key } = pick(host.membership().phones, world.random);
  const other = world.phones.find((each) => same(each.key, key));
  world.note(`phone ${phone.name} sends phone ${other?.name} away`);
  if (!other) return;
  const before = phone.sentAway.get(other);
  phone.sentAway.set(other, before ?? false);
  void host.remove(number).then((done) => {
    if (phone.host !== host) return;
    if (done.ok) phone.sentAway.set(other, true);
    else if (before === undefined) phone.sentAway.delete(other);
  });
}

function guestArranges(world: World, phone: Phone): void {
  const { random } = world;
  const what = random(8);
  const seat = random(8);
  if (what < 4) void phone.guest?.sit([{ seat: what === 0 ? seat : null, name: `Guest ${phone.name}` }]);
  else if (what < 7) void phone.session()?.rename(seat, `Name ${random(5)}`);
  else {
    world.note(`phone ${phone.name} leaves`);
    phone.leaves();
  }
}

/** Who was sent away by somebody else, or left, sits down anew; the digits are told to whoever asks. */
export function comesAnew(world: World, phone: Phone, to: Phone): void {
  if (phone.guest?.state() !== 'gone' || to.sentAway.has(phone)) return;
  // Without a session it was sent away before it was shown anything.
  const notice = phone.guest.session()?.view().room?.notice?.code ?? 'net.removed';
  if (notice !== 'net.removed') throw new Error(`phone ${phone.name} is gone: ${notice}`);
  world.kills(phone);
  phone.reset();
  phone.start();
}
