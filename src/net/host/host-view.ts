import { seatViews, throwerOf } from '../session/seat-views';
import type { SessionView } from '../session/session';
import type { Roster } from './roster';

/** The table as the host's own screen shows it. */
export function hostView(view: SessionView, roster: Roster): SessionView {
  const { membership, here, gathering, down, notice } = roster;
  const { me, paused, assignments, phones } = membership;
  const thrower = view.wanted && throwerOf(assignments, view.wanted.seat);
  return {
    ...view,
    seats: seatViews(assignments, me, here),
    // The phone that keeps the seat taps its dice in (N13).
    wanted: thrower !== null && roster.connectionOf(thrower) ? null : view.wanted,
    room: {
      role: 'host',
      me,
      host: me,
      phones: phones.map(({ number }) => ({ number, here: here(number) })),
      connection: down ? 'gone' : 'in',
      paused,
      gathering,
      middle: roster.seats().middle,
      mayHost: false,
      rewound: 0,
      lostLinks: 0,
      notice,
    },
  };
}
