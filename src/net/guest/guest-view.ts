import type { SeatAssignment } from '../session/membership';
import { seatsOfPhone, seatViews, throwerOf } from '../session/seat-views';
import type { SessionView } from '../session/session';
import type { Replica } from './replica';

/** The table as a guest's screen shows it. Null until the log is complete for the first time. */
export function guestView(replica: Replica): SessionView | null {
  const { complete, copy, present, state } = replica;
  if (!complete || !copy) return null;
  const { me, era, paused, phones, assignments, middle: lies = false } = copy.membership;
  const connected = state === 'in' || replica.moving;
  const isHere = (phone: number): boolean => (connected ? present.now.has(phone) : phone === me);
  const own = replica.wanted !== null && throwerOf(assignments, replica.wanted.seat) === me;
  return {
    match: complete.match,
    seats: seatViews(assignments, me, isHere),
    held: replica.held,
    wanted: own ? replica.wanted : null,
    trouble: replica.trouble,
    room: {
      role: 'guest',
      me,
      host: era.phone,
      phones: phones.map(({ number }) => ({ number, here: isHere(number) })),
      connection: replica.moving ? 'in' : connectionOfState[state],
      paused,
      middle: connected ? middleOf(replica.middle, assignments) : lies && state !== 'gone' ? me : null,
      gathering: false,
      mayHost: replica.succession.mayHost,
      rewound: replica.rewound,
      lostLinks: replica.ownLinks.lost,
      notice: replica.notice,
    },
  };
}

/** N39: a host can't make a phone with a seat the one in the middle. */
const middleOf = (middle: number | null, assignments: readonly SeatAssignment[]): number | null =>
  middle !== null && seatsOfPhone(assignments, middle).length === 0 ? middle : null;

const connectionOfState = {
  out: 'out',
  asking: 'coming',
  'catching-up': 'coming',
  in: 'in',
  gone: 'gone',
  hosting: 'gone',
} as const;
