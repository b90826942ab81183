import { loadBot } from '../../engine/bots';
import type { AnyGame, Seat } from '../../engine/game';
import type { Uniform } from '../../engine/random';
import { runAtOnce, type StepRunner } from '../../net/session/commit-in-slices';

export interface Advising {
  readonly random: Uniform;
  /** Runs the computation of an expert that thinks in steps; at once by default. */
  readonly runSteps?: StepRunner;
}

/** Returns the move that an expert advises a person to make. The expert is loaded when it is first wanted. */
export async function hintFor(
  game: AnyGame,
  board: unknown,
  seat: Seat,
  { random, runSteps = runAtOnce }: Advising,
): Promise<unknown> {
  const expert = await loadBot(game, 'expert');
  if (expert.advise) return expert.advise(board, seat);
  return expert.slowly
    ? await runSteps(expert.slowly(board, seat, random))
    : expert.choose(board, seat, random);
}
