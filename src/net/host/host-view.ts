import { playingPhone, seatViews } from '../session/seat-views';
import type { SessionView } from '../session/session';
import type { Roster } from './roster';

/** The table as the host's own screen shows it. */
export function hostView(view: SessionView, roster: Roster): SessionView {
  const { membership, here, gathering, down, notice } = roster;
  const { me, paused, assignments, phones } = membership;
  const thrower = view.wanted && playingPhone(assignments, view.wanted.seat);
  return {
    ...view,
    seats: seatViews(assignments, me, here),
    // N13: the phone that plays the seat taps its dice in; for a bot the host does.
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
