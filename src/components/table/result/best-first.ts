import type { Seat } from '../../../engine/game';

/** The seats in the order of their places. */
export const bestFirst = (places: readonly number[]): readonly Seat[] =>
  places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
