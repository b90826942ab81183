import { type Chance, patient } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import { type AnyMatch, commit } from '../../engine/match';
import type { Result } from '../../engine/refusal';

/** Runs a computation, possibly with pauses, and resolves with its result. */
export type StepRunner = <T>(steps: Iterator<undefined, T>) => Promise<T>;

/** Runs without a pause: for code where no screen has to stay responsive. */
export const runAtOnce: StepRunner = async (steps) => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** Plays a move. Values that take long to compute (Arena's throws) are computed in steps. */
export async function commitInSlices(
  match: AnyMatch,
  seat: Seat,
  move: unknown,
  chance: Chance,
  runSteps: StepRunner,
): Promise<Result<AnyMatch>> {
  let known: readonly number[] = [];
  for (;;) {
    const dice = patient(known, chance);
    const after = commit(match, seat, move, dice);
    const falling = dice.falling();
    if (!falling) return after;
    known = [...dice.values, ...(await runSteps(falling))];
  }
}
