import type { Chance } from '../../engine/chance';
import type { Uniform } from '../../engine/random';
import type { Refusal } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import type { StepRunner } from '../../net/session/commit-in-slices';
import type { Trace } from '../../net/trace';
import type { Connectivity } from '../../net/transports/transport';
import type { Saves } from '../saves/saves';

export type Online = typeof import('../../net/online');

/** The dependencies of a table of many phones. */
export interface SharedTableDeps {
  readonly online: Online;
  readonly connectivity: Connectivity;
  readonly saves: Saves;
  readonly clock: Clock;
  readonly random: Uniform;
  readonly chance: () => Chance;
  readonly runSteps: StepRunner;
  readonly trace: Trace;
  /** Returns the refusal to show for a failure of the storage. */
  explain(error: unknown): Refusal;
}
