import type { Seat } from '../../engine/game';
import { matchReasons } from '../../engine/match';
import { about, type Refusal, reasons } from '../../engine/refusal';
import type { SeatView } from '../../net/session/session';
import { isPerson } from './handover';

export const turnReasons = reasons('turn', {
  'of-another': ['M3', 'It is {name}’s turn.'],
  'of-others': ['M3', 'Waiting for {names}.'],
});

/**
 * Returns why nobody at this phone can move while these seats are awaited; null if one of them plays on this
 * phone.
 */
export function whyNobodyHere(awaited: readonly Seat[], seats: readonly SeatView[]): Refusal | null {
  if (awaited.length === 0) return matchReasons.over;
  if (awaited.some((seat) => isPerson(seats, seat))) return null;
  const names = awaited.map((seat) => seats[seat]?.name ?? '');
  const [name = ''] = names;
  return names.length === 1
    ? about(turnReasons['of-another'], { name })
    : about(turnReasons['of-others'], { names: names.join(', ') });
}
