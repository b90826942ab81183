import type { Chance } from '../../engine/chance';
import type { Uniform } from '../../engine/random';
import type { Illegal } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import type { Patience } from '../../net/session/commit-in-slices';
import type { Trace } from '../../net/trace';
import type { Reach } from '../../net/transports/transport';
import type { Saves } from '../saves/saves';

export type Online = typeof import('../../net/online');

/** What a table of many phones is run with. */
export interface SharedMeans {
  readonly online: Online;
  readonly reach: Reach;
  readonly saves: Saves;
  readonly clock: Clock;
  readonly random: Uniform;
  readonly chance: () => Chance;
  readonly patience: Patience;
  readonly trace: Trace;
  /** What a person is told of what could not be stored. */
  explain(error: unknown): Illegal;
}
