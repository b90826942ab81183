import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import type { State } from '../../../../engine/last-die/state';
import type { Say, SeatFacts } from '../../face';

/** The dice that a seat has left, and its way to the goal. */
export function seatFacts({ dice, points, setup }: State, seat: Seat, say: Say): SeatFacts {
  const left = dice[seat] ?? 0;
  return {
    icon: 'dice',
    count: String(left),
    spoken: say(msg`${plural(left, { one: '# die left', other: '# dice left' })}`),
    progress: Math.min(1, (points[seat] ?? 0) / setup.goal),
  };
}
