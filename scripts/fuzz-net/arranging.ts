import { pick } from '../../src/engine/random';
import { same } from '../../src/net/bytes';
import type { Recipient } from '../../src/net/host/host';
import type { Phone } from './phone';
import type { World } from './world';

/**
 * A change besides moves: the host pauses, gives seats, renames, removes; guests take seats, rename, leave.
 */
export function changeTable(world: World): void {
  const hosts = world.hosts();
  const phone = pick(hosts.length > 0 && world.random(2) === 0 ? hosts : world.phones, world.random);
  if (phone.host) changeAsHost(world, phone);
  else if (phone.guest?.state() === 'in') changeAsGuest(world, phone);
}

function changeAsHost(world: World, phone: Phone): void {
  const { random } = world;
  const { host } = phone;
  if (!host) return;
  const { assignments, phones, paused } = host.membership();
  const seat = random(assignments.length);
  const what = random(9);
  // Most pauses are short, as the game stands still in them.
  if (paused && what < 6) void host.pause(false);
  else if (what === 0) void host.pause(true);
  else if (what < 4) void host.give(seat, recipient(world, phones.length));
  else if (what < 6) void host.session.rename(seat, `Name ${random(5)}`);
  else if (what < 7) void host.setAway(random(2) === 0 ? null : { ms: random(5000), level: 'random' });
  else if (what < 8) removePhone(world, phone);
  else void host.lieInMiddle(random(3) > 0);
}

function recipient({ random }: World, phones: number): Recipient {
  const what = random(6);
  if (what === 0) return { bot: 'random' };
  if (what === 1) return 'open';
  if (what === 2) return 'here';
  return { phone: random(phones + 2) };
}

function removePhone(world: World, phone: Phone): void {
  const { host } = phone;
  if (!host) return;
  const { number, key } = pick(host.membership().phones, world.random);
  const other = world.phones.find((each) => same(each.key, key));
  world.note(`phone ${phone.name} sends phone ${other?.name} away`);
  if (!other) return;
  const before = phone.removed.get(other);
  phone.removed.set(other, before ?? false);
  void host.remove(number).then((done) => {
    if (phone.host !== host) return;
    if (done.ok) phone.removed.set(other, true);
    else if (before === undefined) phone.removed.delete(other);
  });
}

function changeAsGuest(world: World, phone: Phone): void {
  const { random } = world;
  const what = random(10);
  const seat = random(8);
  if (what < 4) void phone.guest?.sit([{ seat: what === 0 ? seat : null, name: `Guest ${phone.name}` }]);
  else if (what < 7) void phone.session()?.rename(seat, `Name ${random(5)}`);
  else if (what < 9) void phone.guest?.lieInMiddle(random(3) > 0);
  else {
    world.note(`phone ${phone.name} leaves`);
    phone.leave();
  }
}

/** Lets a phone that another host removed, or that left, join again with the digits. */
export function rejoinIfRemoved(world: World, phone: Phone, to: Phone): void {
  if (phone.guest?.state() !== 'gone' || to.removed.has(phone)) return;
  // Without a session it was removed before its first `welcome`.
  const notice = phone.guest.session()?.view().room?.notice?.code ?? 'net.removed';
  if (notice !== 'net.removed') throw new Error(`phone ${phone.name} is gone: ${notice}`);
  world.kill(phone);
  phone.reset();
  phone.start();
}
