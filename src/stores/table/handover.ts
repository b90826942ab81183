import type { AnyGame, Seat } from '../../engine/game';
import type { SeatView } from '../../net/session/session';

/** Who has this phone in hand, and whose turn it is to take it. */
export interface Handover {
  /** The seat that this phone moves for now; null while only others move. */
  readonly seat: Seat | null;
  /** The seat that has to take the phone first, unseen by the others. */
  readonly cover: Seat | null;
  /** The seat that has the phone, as far as one can tell. */
  readonly holder: Seat | null;
}

interface Moment {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seats: readonly SeatView[];
  /** Who may move and has not answered yet. */
  readonly turn: readonly Seat[];
}

/** A person who plays at this very phone. */
export const isPerson = (seats: readonly SeatView[], seat: Seat): boolean =>
  seats[seat]?.keeper.kind === 'person' && seats[seat].elsewhere !== true;

/**
 * The phone goes to a person who is in turn, to its holder first. A cover stands between two people only in a simultaneous
 * phase, where what one answers is not for the other's eyes; in all other moments everybody may look.
 */
export function handoverOf({ game, state, seats, turn }: Moment, holder: Seat | null): Handover {
  const people = seats.flatMap((_, seat) => (isPerson(seats, seat) ? [seat] : []));
  const waiting = turn.filter((seat) => people.includes(seat));
  const seat = waiting.find((each) => each === holder) ?? waiting[0] ?? null;
  if (seat === null) return { seat: null, cover: null, holder };
  const secret = people.length > 1 && game.turn(state).length > 1;
  return secret && seat !== holder ? { seat, cover: seat, holder } : { seat, cover: null, holder: seat };
}

/** Whose board lies in front when this phone has nothing to move: its holder's, else that of the first person. */
export function viewerOf({ seat, holder }: Handover, seats: readonly SeatView[]): Seat {
  if (seat !== null) return seat;
  if (holder !== null && isPerson(seats, holder)) return holder;
  return Math.max(
    0,
    seats.findIndex((_, each) => isPerson(seats, each)),
  );
}
