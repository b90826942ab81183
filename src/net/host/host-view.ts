import { seatsFor, throwerOf } from '../session/seat-views';
import type { SessionView } from '../session/session';
import type { Desk } from './roster';

/** The table as the host's own screen shows it. */
export function seen(view: SessionView, desk: Desk): SessionView {
  const { papers, here, gathering, down, notice } = desk;
  const { me, paused, places, phones } = papers;
  const thrower = view.wanted && throwerOf(places, view.wanted.seat);
  return {
    ...view,
    seats: seatsFor(places, me, here),
    // Whoever has thrown the dice taps them in (N13).
    wanted: thrower !== null && desk.lineOf(thrower) ? null : view.wanted,
    room: {
      role: 'host',
      me,
      host: me,
      phones: phones.map(({ number }) => ({ number, here: here(number) })),
      line: down ? 'gone' : 'in',
      paused,
      gathering,
      mayHost: false,
      rewound: 0,
      notice,
    },
  };
}
