import type { Chance } from '../../engine/chance';
import type { Illegal } from '../../engine/illegal';
import type { Uniform } from '../../engine/random';
import type { Patience } from '../../net/patience';
import type { Reach } from '../../net/reach/way';
import type { Trace } from '../../net/trace';
import type { Clock } from '../clock';
import type { Saves } from '../saves';

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
