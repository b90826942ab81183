import { seeded } from '../../src/engine/random';
import { writeFromGuest } from '../../src/net/protocol/from-guest';
import { checkEnd, checkUndisturbed } from './check';
import { type Attack, anyMessage } from './hostile';
import { World } from './world';

/** N25: the limit of waiting answers, plus messages in transit. */
const MOST_TAKEN = 40;

/**
 * Attacks a host with requests of a guest that reads no answers. It must get a `bye` soon, and the others
 * play on.
 */
export async function slowGuest({ seed, messages }: Attack): Promise<number> {
  const world = new World({ seed, steps: 0 });
  const random = seeded(-seed);
  await world.rest();
  let sent = 0;
  while (sent < messages) {
    const { channel, isClosed } = world.cables.slowGuest(world.hosts()[0], 200 + random(3));
    void channel.send(writeFromGuest({ kind: 'sit', id: 0, wishes: [] }));
    await world.settleBriefly();
    let asked = 0;
    for (; !isClosed() && asked <= MOST_TAKEN; sent += 1) {
      const message = anyMessage(world, random);
      if (message.kind !== 'propose' && message.kind !== 'tap') continue;
      void channel.send(writeFromGuest(message));
      asked += 1;
      await world.settleBriefly();
    }
    if (!isClosed())
      throw new Error(`seed ${seed}: ${asked} questions were taken of somebody who reads no answers`);
    if (random(4) === 0) await world.goOn();
    checkUndisturbed(world);
  }
  await world.rest();
  checkEnd(world);
  return sent;
}
