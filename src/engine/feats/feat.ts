import type { Entry, Seat } from '../game';

/** An entry with the states before and after it. */
export interface Step<State, Move> {
  readonly entry: Entry<Move>;
  readonly before: State;
  readonly after: State;
}

/** A finished game, as a feat looks at it. */
export interface FinishedGame<State, Move> {
  readonly steps: readonly Step<State, Move>[];
  readonly state: State;
  readonly scores: readonly number[];
  /** From 1, by seat. */
  readonly places: readonly number[];
}

/** Something worth having done once, found in the record of a game. */
export interface Feat<State, Move> {
  /** Unique in its game. It is stored, so it never changes. */
  readonly id: string;
  /** Whether the seat has done it. */
  found(game: FinishedGame<State, Move>, seat: Seat): boolean;
}

/** Without types, as the registry holds it. */
export type AnyFeat = Feat<unknown, unknown>;

/** The seat alone has the first place. */
export const wins = ({ places }: FinishedGame<unknown, unknown>, seat: Seat): boolean =>
  places[seat] === 1 && places.filter((place) => place === 1).length === 1;

/** By how many points the seat is ahead of the best of the others; negative if it is behind. */
export function lead({ scores }: FinishedGame<unknown, unknown>, seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - Math.max(...others);
}

/** The steps of a seat. */
export const stepsOf = <State, Move>(
  { steps }: FinishedGame<State, Move>,
  seat: Seat,
): readonly Step<State, Move>[] => steps.filter(({ entry }) => entry.seat === seat);
