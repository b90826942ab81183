import type { Seat } from '../../../engine/game';
import type { SeatView } from '../../../net/session/session';
import { presenceOf } from '../../../stores/multiplayer/seat-state';

/** A wanted seat that went to somebody else, and the free seat that is wanted in its place; null if none was left. */
export interface LostSeat {
  readonly seat: Seat;
  readonly next: Seat | null;
}

/** The seats that a person wants on this phone, each with the name typed for it. */
export interface WantedSeats {
  readonly names: ReadonlyMap<Seat, string>;
  /** Names for which no seat is left. Each gets the next seat that becomes free. */
  readonly waiting: readonly string[];
  /** Lost since the last attempt to sit down. */
  readonly lost: readonly LostSeat[];
}

/** One seat, with this name, which may be empty. */
export const wantsOneSeat = (name: string): WantedSeats => ({ names: new Map(), waiting: [name], lost: [] });

export const freeSeats = (seats: readonly SeatView[]): readonly Seat[] =>
  seats.flatMap((view, seat) => (presenceOf(view) === 'free' ? [seat] : []));

/**
 * Adapts the wanted seats to the seats as they are now: the name of a lost seat moves to the next free one. Returns the same object if
 * nothing changes. A seat that this phone (`me`) has got is not lost.
 */
export function followSeats(wanted: WantedSeats, seats: readonly SeatView[], me: number): WantedSeats {
  const free = freeSeats(seats);
  const names = new Map([...wanted.names].filter(([seat]) => free.includes(seat)));
  const gone = [...wanted.names].filter(([seat]) => !free.includes(seat) && seats[seat]?.phone !== me);
  const nextFor = (name: string): Seat | null => {
    const next = free.find((seat) => !names.has(seat));
    if (next === undefined) return null;
    names.set(next, name);
    return next;
  };
  // The names that have waited longer come first.
  const waiting = wanted.waiting.filter((name) => nextFor(name) === null);
  const lost = gone.map(([seat, name]): LostSeat => {
    const next = nextFor(name);
    if (next === null) waiting.push(name);
    return { seat, next };
  });
  const same =
    names.size === wanted.names.size && lost.length === 0 && waiting.length === wanted.waiting.length;
  return same ? wanted : { names, waiting, lost: [...wanted.lost, ...lost] };
}
