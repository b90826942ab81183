import { msg } from '@lingui/core/macro';
import type { Seat } from '../../engine/game';
import type { State } from '../../engine/last-die/state';
import type { Say, Source } from '../face';

/** D1 */
export const FIRST_POINTS = 80;

/** A state knows totals alone: what everybody begins with, and what rows have brought and cost since. */
export function sources({ points }: State, seat: Seat, say: Say): readonly Source[] {
  return [
    { label: say(msg`To begin with`), points: FIRST_POINTS },
    { label: say(msg`Won and paid for rows`), points: (points[seat] ?? 0) - FIRST_POINTS },
  ];
}
