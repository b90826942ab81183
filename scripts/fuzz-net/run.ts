import { checkEnd, Watch } from './check';
import { type Plan, World } from './world';

export interface Outcome {
  readonly game: string;
  readonly phones: number;
  readonly entries: number;
  readonly over: boolean;
  readonly hosts: number;
}

/** Plays one seed; throws with what happened if anything does not hold. */
export async function fuzz(plan: Plan): Promise<Outcome> {
  const world = new World(plan);
  const watch = new Watch(world);
  try {
    for (let step = 0; step < plan.steps; step += 1) {
      await world.step();
      watch.look();
    }
    await world.rest();
    watch.look();
    checkEnd(world);
  } catch (error) {
    const why = error instanceof Error ? error.stack : String(error);
    throw new Error(`seed ${plan.seed} (${world.game.id}): ${why}\n${world.did.slice(-20).join('\n')}`);
  }
  const match = world.hosts()[0]?.match();
  return {
    game: world.game.id,
    phones: world.phones.length,
    entries: match?.log.length ?? 0,
    over: match ? match.game.turn(match.state).length === 0 : false,
    hosts: world.did.filter((what) => what.includes('takes over')).length,
  };
}
