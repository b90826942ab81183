import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import type { State } from '../../../../engine/last-die/state';
import type { Say, SeatFacts } from '../../face';

/** The dice that a seat has left, and its way to the goal. */
export function seatFacts({ dice, points, setup: { goal } }: State, seat: Seat, say: Say): SeatFacts {
  const left = dice[seat] ?? 0;
  const score = points[seat] ?? 0;
  return {
    icon: 'dice',
    count: String(left),
    spoken: say(
      msg`${score} of ${goal} points, ${plural(left, { one: '# die left', other: '# dice left' })}`,
    ),
    tellsScore: true,
    progress: Math.min(1, score / goal),
  };
}
