import type { Phone } from './phone';
import type { World } from './world';

/** Lets a guest take over if it may, or lets hosts of earlier eras step down. */
export function changeHost(world: World): void {
  for (const phone of world.phones) {
    const { guest } = phone;
    if (!guest?.session()?.view().room?.mayHost) continue;
    world.note(`phone ${phone.name} takes over`);
    void guest.becomeHost().then((done) => {
      if (done.ok && phone.guest === guest) phone.openAsHost(done.value);
    });
    return;
  }
  const [first, ...earlier] = world.hosts();
  for (const phone of earlier) stepDown(world, phone, `for phone ${first?.name}`);
}

export function stepDown(world: World, phone: Phone, why: string): void {
  const { host } = phone;
  if (!host) return;
  world.note(`phone ${phone.name} steps down ${why}`);
  void host.stepDown().then((copy) => {
    if (phone.host === host) phone.openAsGuest(copy);
  });
}
