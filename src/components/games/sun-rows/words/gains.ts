import { msg } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/sun-rows/state';
import type { Happening, Say } from '../../face';
import { listed } from './words';

/** The points of cards that were finished since then, by seat. The sentence about the entry tells its own. */
export function gains(
  since: State,
  { before }: Happening<State, Move>,
  names: readonly string[],
  say: Say,
): string {
  const gained = before.points.flatMap((points, seat) => {
    const gain = points - (since.points[seat] ?? 0);
    return gain > 0 ? [`${names[seat] ?? ''} +${gain}`] : [];
  });
  if (gained.length === 0) return '';
  const list = listed(gained, say);
  return say(msg({ message: `Before that: ${list}.`, comment: 'points of others: Mia +19, Ben +8' }));
}
