import { msg } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { CARDS_TO_END, type State } from '../../../../engine/sun-rows/state';
import type { Say, SeatFacts } from '../../face';

/** The finished cards of a seat. */
export function seatFacts({ scored }: State, seat: Seat, say: Say): SeatFacts {
  const done = scored[seat] ?? 0;
  return {
    icon: 'card',
    count: `${done}/${CARDS_TO_END}`,
    spoken: say(msg`${done} of ${CARDS_TO_END} cards finished`),
    progress: done / CARDS_TO_END,
  };
}
