import type { AnyMatch } from '../../engine/match';
import { statesOf } from '../../stores/table/replay';
import type { Happening } from '../games/face';

/** The entries of a match, each with the states before and after it. */
export function happeningsOf(match: AnyMatch): readonly Happening<unknown, unknown>[] {
  const states = statesOf(match);
  return match.log
    .slice(0, Math.max(0, states.length - 1))
    .map((entry, index) => ({ entry, before: states[index], after: states[index + 1] }));
}
