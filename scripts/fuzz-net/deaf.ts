import { seeded } from '../../src/engine/random';
import { writeFromGuest } from '../../src/net/protocol/from-guest';
import { checkEnd, checkUndisturbed } from './check';
import { type Attack, anyMessage } from './hostile';
import { World } from './world';

/** N25: answers that wait, and messages that were under way. */
const MOST_TAKEN = 40;

/** A guest that asks on and takes nothing: it is sent away before much waits for it, and the others play on. */
export async function deaf({ seed, messages }: Attack): Promise<number> {
  const world = new World({ seed, steps: 0 });
  const random = seeded(-seed);
  await world.rest();
  let sent = 0;
  while (sent < messages) {
    const { channel, isClosed } = world.cables.deaf(world.hosts()[0], 200 + random(3));
    void channel.send(writeFromGuest({ kind: 'sit', id: 0, wishes: [] }));
    await world.settles();
    let asked = 0;
    for (; !isClosed() && asked <= MOST_TAKEN; sent += 1) {
      const message = anyMessage(world, random);
      if (message.kind !== 'propose' && message.kind !== 'tap') continue;
      void channel.send(writeFromGuest(message));
      asked += 1;
      await world.settles();
    }
    if (!isClosed())
      throw new Error(`seed ${seed}: ${asked} questions were taken of somebody who reads no answers`);
    if (random(4) === 0) await world.goesOn();
    checkUndisturbed(world);
  }
  await world.rest();
  checkEnd(world);
  return sent;
}
