import { type Chance, patient, type Steps } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import { type AnyMatch, commit } from '../../engine/match';
import type { Result } from '../../engine/refusal';

/** Works steps out, in its own time. */
export type StepRunner = (steps: Steps) => Promise<readonly number[]>;

/** Without a pause: where nobody waits for the phone to answer. */
export const runAtOnce: StepRunner = async (steps) => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** Plays a move; what falls slowly is worked out with patience. */
export async function commitInSlices(
  match: AnyMatch,
  seat: Seat,
  move: unknown,
  chance: Chance,
  patience: StepRunner,
): Promise<Result<AnyMatch>> {
  let known: readonly number[] = [];
  for (;;) {
    const dice = patient(known, chance);
    const after = commit(match, seat, move, dice);
    const falling = dice.falling();
    if (!falling) return after;
    known = [...dice.values, ...(await patience(falling))];
  }
}
