import type { TableState } from '../../src/stores/table/table-state';
import { changeHost, stepDown } from './changing-host';
import type { Phone } from './phone';
import { settled } from './virtual-time';
import type { World } from './world';

const ROUNDS = 400;

/** Continues until there is one host, all phones have rejoined, and nothing is in transit. */
export async function comeToRest(world: World): Promise<void> {
  const { phones, cables, clock } = world;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const phone of phones) if (!phone.isRunning()) phone.start();
    const [first, ...earlier] = world.hosts();
    if (first) for (const phone of earlier) stepDown(world, phone, 'in the end');
    else changeHost(world);
    for (const phone of phones) {
      phone.screen?.enter();
      world.connect(phone);
    }
    for (let count = 0; count < 200 && cables.deliveries().length > 0; count += 1) await world.deliver();
    await settled();
    if (isAtRest(world)) return;
    // Bots move one after the other.
    for (let count = 0; count < 10; count += 1) {
      clock.pass(50);
      await settled();
    }
  }
  throw new Error(`no rest: ${phones.map(stateOf).join(', ')}`);
}

function isAtRest(world: World): boolean {
  const [host, ...others] = world.hosts();
  const length = host?.match()?.log.length;
  return (
    others.length === 0 &&
    host?.session()?.view().room?.gathering === false &&
    world.cables.deliveries().length === 0 &&
    world.atTable().every(
      (phone) =>
        (phone.host !== null || phone.guest?.state() === 'in') &&
        phone.disk.membership !== null &&
        // While a write is in progress another log may have the same length.
        phone.disk.writing === 0 &&
        phone.disk.length() === length &&
        (phone.screen?.isAtRest() ?? true),
    )
  );
}

function stateOf({ name, host, guest, disk, screen }: Phone): string {
  const view = (host?.session ?? guest?.session())?.view();
  const length = `${view?.match.log.length}/${disk.length()}`;
  return `${name} ${host ? 'host' : guest?.state()} ${length} ${view?.room?.notice?.code ?? ''} ${view?.trouble?.code ?? ''} ${screen ? shownBy(screen.state()) : ''}`;
}

const shownBy = ({ settled, busy, count, flying, seat, turn }: TableState): string =>
  `shows ${JSON.stringify({ settled, busy, count, flying, seat, turn })}`;
