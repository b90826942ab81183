import { botFor } from '../../src/engine/bots';
import { viewOf } from '../../src/engine/match';
import { pick, seeded, type Uniform } from '../../src/engine/random';
import { packEntries } from '../../src/net/protocol/entries';
import { writeFromGuest } from '../../src/net/protocol/from-guest';
import { outlineOf } from '../../src/net/protocol/log-outline';
import type { FromGuest } from '../../src/net/protocol/message';
import type { Channel } from '../../src/net/secure/channel';
import { checkEnd, checkUndisturbed } from './check';
import { World } from './world';

export interface Attack {
  readonly seed: number;
  readonly messages: number;
}

/** The limit of messages that wait on the attacker's channel. */
const MOST_WAITING = 3;

/**
 * Attacks a host with mutated messages of an authenticated phone while the others play. Returns the number of
 * messages.
 */
export async function hostile({ seed, messages }: Attack): Promise<number> {
  const world = new World({ seed, steps: 0 });
  const random = seeded(-seed);
  await world.rest();
  let sent = 0;
  let attacker = attach(world, random);
  for (let count = 0; count < messages; count += 1) {
    if (attacker.isClosed() || random(40) === 0) {
      attacker.channel.close();
      attacker = attach(world, random);
    }
    void attacker.channel.send(attackOn(world, random));
    sent += 1;
    if (random(4) === 0) await world.goOn();
    else await world.settleBriefly();
    if (attacker.waiting() > MOST_WAITING)
      throw new Error(`seed ${seed}: ${attacker.waiting()} messages wait`);
    checkUndisturbed(world);
  }
  attacker.channel.close();
  await world.rest();
  checkEnd(world);
  return sent;
}

interface Attacker {
  readonly channel: Channel;
  isClosed(): boolean;
  waiting(): number;
}

function attach(world: World, random: Uniform): Attacker {
  const { channel, waiting } = world.cables.newGuest(world.hosts()[0], 200 + random(3));
  let closed = false;
  channel.onClose(() => {
    closed = true;
  });
  return { channel, isClosed: () => closed, waiting };
}

const attackOn = (world: World, random: Uniform): Uint8Array =>
  mutated(writeFromGuest(anyMessage(world, random)), random);

/** Changes, adds or removes some bytes of most messages. */
export function mutated(bytes: Uint8Array, random: Uniform): Uint8Array {
  if (random(5) === 0) return bytes;
  if (random(10) === 0) return Uint8Array.from({ length: 1 + random(100) }, () => random(256));
  const changed = Array.from(bytes);
  for (let edits = 1 + random(3); edits > 0; edits -= 1) {
    const at = random(changed.length || 1);
    const what = random(4);
    if (what === 0) changed[at] = random(256);
    else if (what === 1) changed[at] = pick([0, 1, 127, 128, 255], random);
    else if (what === 2) changed.splice(at, 1 + random(4));
    else changed.splice(at, 0, ...Array.from({ length: 1 + random(4) }, () => random(256)));
  }
  return changed.length === 0 ? Uint8Array.of(0) : Uint8Array.from(changed);
}

export function anyMessage(world: World, random: Uniform): FromGuest {
  const host = world.hosts()[0]?.host;
  if (!host) throw new Error('nobody hosts');
  const { match } = host.session.view();
  const membership = host.membership();
  const { game, log, state } = match;
  const seat = random(membership.assignments.length);
  const id = random(1000);
  const outline = outlineOf({ match, membership });
  switch (random(10)) {
    case 0:
    case 1:
      return { kind: 'sit', id, wishes: [] };
    case 2:
      return {
        kind: 'back',
        table: membership.table,
        era: membership.era,
        ...outline,
        digest: random(2 ** 32),
      };
    case 3:
      return { kind: 'tap', id, values: [1 + random(6), 1 + random(6)] };
    case 4:
      return { kind: 'take-back' };
    case 5:
      return { kind: 'name', id, seat, name: 'Mallory' };
    case 6:
      return { kind: 'ask', from: random(log.length + 3) };
    case 7:
      return { kind: 'lent', from: 0, eras: outline.eras, entries: packEntries(game, log, 0, 1000).bytes };
    case 8:
      return { kind: 'ping' };
    default: {
      const turn = game.turn(state)[0];
      const move =
        turn === undefined
          ? 'roll'
          : game.notation.format(botFor(game, 'random').choose(viewOf(game, state, turn), turn, random));
      return { kind: 'propose', id, seat: turn ?? seat, at: log.length, moves: [move], link: null };
    }
  }
}
