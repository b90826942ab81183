import type { AnyMatch } from '../../engine/match';
import type { Uniform } from '../../engine/random';
import type { Clock } from '../../net/clock';
import type { StepRunner } from '../../net/session/commit-in-slices';
import type { Pace } from './pace';

export interface TableDeps {
  readonly clock: Clock;
  /** For the choices of bots. It need not be secure. */
  readonly random: Uniform;
  /** Chooses the random numbers of a bot's move, where they are fixed beforehand. Without it: `random`. */
  readonly botRandom?: (match: AnyMatch) => Uniform;
  readonly runSteps?: StepRunner;
  /** Whether hints may be asked for; true without it. */
  readonly hints?: boolean;
  pace(): Pace;
}
