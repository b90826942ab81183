import { writeEntry } from '../../src/engine/codec';
import { pick, seeded, type Uniform } from '../../src/engine/random';
import { HOST_LINK_BYTES } from '../../src/engine/roll-proof';
import { shortDigestOf } from '../../src/net/protocol/digest';
import { packEntries } from '../../src/net/protocol/entries';
import { writeFromHost } from '../../src/net/protocol/from-host';
import { outlineOf } from '../../src/net/protocol/log-outline';
import { BYE_REASONS, type FromHost } from '../../src/net/protocol/message';
import { checkEnd } from './check';
import { type Attack, mutated } from './hostile';
import { World } from './world';

/**
 * Attacks a guest with random messages of a false host. Afterwards it finds the real one. Returns the number
 * of messages.
 */
export async function hostileHost({ seed, messages }: Attack): Promise<number> {
  const world = new World({ seed, steps: 0 });
  const random = seeded(-seed);
  await world.rest();
  for (let count = 0; count < 30; count += 1) await world.goOn();
  await world.rest();
  const victim = world.phones[1];
  if (!victim) throw new Error('there is no guest');
  let pretended = world.cables.pretend(victim);
  for (let count = 0; count < messages; count += 1) {
    // N33: a guest that has left its host follows it again only after a restart of its app.
    const era = world.hosts()[0]?.era();
    if (victim.guest?.state() === 'gone' || (era && victim.guest?.refuses(era))) {
      world.kill(victim);
      victim.start();
    }
    if (victim.guest?.state() === 'out' || random(30) === 0) pretended = world.cables.pretend(victim);
    pretended.send(mutated(writeFromHost(anyMessage(world, random)), random));
    await world.settleBriefly();
  }
  // A host that a guest trusts can send another era or another game. Then the guest's copy is lost, but no
  // other.
  world.kill(victim);
  victim.disk.copy();
  victim.reset();
  await world.rest();
  checkEnd(world);
  return messages;
}

function anyMessage(world: World, random: Uniform): FromHost {
  const host = world.hosts()[0]?.host;
  if (!host) throw new Error('nobody hosts');
  const { match } = host.session.view();
  const membership = host.membership();
  const { game, log, opening, state } = match;
  const seats = {
    paused: random(2) === 0,
    middle: random(3) === 0 ? random(4) : null,
    assignments: membership.assignments,
    phones: membership.phones.map((phone) => ({ ...phone, here: random(2) === 0 })),
  };
  const index = random(log.length + 1);
  const entries = packEntries(game, log, index, 200).bytes;
  const last = log.at(-1);
  switch (random(12)) {
    case 0:
    case 1:
    case 2:
      return {
        kind: 'welcome',
        phone: 1,
        table: membership.table,
        realDice: random(2) === 0,
        era: membership.era,
        anchor: new Uint8Array(HOST_LINK_BYTES).fill(random(2)),
        opening: { game: game.id, options: '{}', names: opening.names, start: opening.start },
        ...outlineOf({ match, membership }),
        from: index,
        seats,
      };
    case 3:
      return { kind: 'commit', index, entries, digest: shortDigestOf(state) };
    case 4:
      return { kind: 'part', index, entries };
    case 5:
      return { kind: 'answer', id: random(20), code: 'net.too-late', values: '{"a":1}' };
    case 6:
      return { kind: 'seats', seats };
    case 7:
      return { kind: 'held', seats: [random(8)] };
    case 8:
      return { kind: 'wanted', wanted: { seat: random(6), moves: ['roll'], given: [1] } };
    case 9:
      return { kind: 'lend', from: index };
    case 10:
      return {
        kind: 'entry',
        index: (log.length - random(2)) & 0xff,
        entry: last ? writeEntry(game, last) : entries,
        digest: shortDigestOf(state),
      };
    default:
      return { kind: 'bye', version: 1, reason: pick(BYE_REASONS, random) };
  }
}
