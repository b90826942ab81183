import { countRolls, type RollCounts } from '../../src/engine/roll-proof';
import { checkEnd, InvariantCheck } from './check';
import { type Plan, World } from './world';

export interface Outcome {
  readonly game: string;
  readonly phones: number;
  readonly entries: number;
  readonly over: boolean;
  readonly hosts: number;
  readonly rolls: RollCounts;
}

/** Plays one seed. Throws with the last events if a check fails. */
export async function fuzz(plan: Plan): Promise<Outcome> {
  const world = new World(plan);
  const invariants = new InvariantCheck(world);
  try {
    for (let step = 0; step < plan.steps; step += 1) {
      await world.step();
      invariants.check();
    }
    await world.rest();
    invariants.check();
    checkEnd(world);
  } catch (error) {
    const why = error instanceof Error ? error.stack : String(error);
    throw new Error(`seed ${plan.seed} (${world.game.id}): ${why}\n${world.events.slice(-20).join('\n')}`);
  }
  const match = world.hosts()[0]?.match();
  return {
    game: world.game.id,
    phones: world.phones.length,
    entries: match?.log.length ?? 0,
    over: match ? match.game.turn(match.state).length === 0 : false,
    rolls: (match && countRolls(match.log)) ?? { rolls: 0, witnessed: 0, instead: 0 },
    hosts: world.events.filter((event) => event.includes('takes over')).length,
  };
}
