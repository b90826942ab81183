import type { AnyMatch } from '../../engine/match';
import { statesOf } from '../../stores/table/replay';
import type { Happening } from '../games/face';

/** A game again, entry by entry. */
export function happeningsOf(match: AnyMatch): readonly Happening<unknown, unknown>[] {
  const states = statesOf(match);
  return match.log
    .slice(0, Math.max(0, states.length - 1))
    .map((entry, index) => ({ entry, before: states[index], after: states[index + 1] }));
}
