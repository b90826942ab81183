import { seatsFor, throwerOf } from '../session/seat-views';
import type { SessionView } from '../session/session';
import type { GuestCore } from './replica';

/** The table as a guest's screen shows it; null until the whole log has come for the first time. */
export function seen(core: GuestCore): SessionView | null {
  const { whole, copy, here, state } = core;
  if (!whole || !copy) return null;
  const { me, era, paused, phones, places } = copy.papers;
  const connected = state === 'in' || core.moving;
  const isHere = (phone: number): boolean => (connected ? here.has(phone) : phone === me);
  const own = core.wanted !== null && throwerOf(places, core.wanted.seat) === me;
  return {
    match: whole.match,
    seats: seatsFor(places, me, isHere),
    held: core.held,
    wanted: own ? core.wanted : null,
    trouble: core.trouble,
    room: {
      role: 'guest',
      me,
      host: era.phone,
      phones: phones.map(({ number }) => ({ number, here: isHere(number) })),
      line: core.moving ? 'in' : lines[state],
      paused,
      gathering: false,
      mayHost: core.succession.mayHost,
      rewound: core.rewound,
      notice: core.notice,
    },
  };
}

const lines = {
  out: 'out',
  asking: 'coming',
  'catching-up': 'coming',
  in: 'in',
  gone: 'gone',
  hosting: 'gone',
} as const;
