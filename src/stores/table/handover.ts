import type { AnyGame, Seat } from '../../engine/game';
import type { SeatView } from '../../net/session/session';

/** Which player has this phone in hand, and which player has to take it next. */
export interface Handover {
  /** The seat for which this phone moves now; null while only others move. */
  readonly seat: Seat | null;
  /** The seat that has to take the phone first; the board stays hidden until then. Null if no seat has to. */
  readonly cover: Seat | null;
  /** The seat that moved last on this phone: it is assumed to have the phone. */
  readonly holder: Seat | null;
}

interface Moment {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seats: readonly SeatView[];
  /** The seats that may move and have not answered yet. */
  readonly turn: readonly Seat[];
}

/** Whether a person plays this seat on this phone. */
export const isPerson = (seats: readonly SeatView[], seat: Seat): boolean =>
  seats[seat]?.keeper.kind === 'person' && seats[seat].elsewhere !== true;

/** The seats that people play on this phone. */
export const peopleHere = (seats: readonly SeatView[]): readonly Seat[] =>
  seats.flatMap((_, seat) => (isPerson(seats, seat) ? [seat] : []));

/**
 * Returns which seat gets the phone: a person who is in turn, its holder first. A cover is shown between two
 * people only in a simultaneous phase, because an answer is secret until everybody has answered. At all other
 * times everybody may look.
 */
export function handoverOf({ game, state, seats, turn }: Moment, holder: Seat | null): Handover {
  const people = peopleHere(seats);
  const waiting = turn.filter((seat) => people.includes(seat));
  const seat = waiting.find((each) => each === holder) ?? waiting[0] ?? null;
  if (seat === null) return { seat: null, cover: null, holder };
  const secret = people.length > 1 && game.turn(state).length > 1;
  return secret && seat !== holder ? { seat, cover: seat, holder } : { seat, cover: null, holder: seat };
}

/**
 * Returns the seat whose board is in front. If this phone moves for no seat: its holder, else the first
 * person.
 */
export function viewerOf({ seat, holder }: Handover, seats: readonly SeatView[]): Seat {
  if (seat !== null) return seat;
  if (holder !== null && isPerson(seats, holder)) return holder;
  return Math.max(
    0,
    seats.findIndex((_, each) => isPerson(seats, each)),
  );
}
