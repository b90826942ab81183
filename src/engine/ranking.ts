/** Each seat's place: 1 is first. Ties share a place, and the next place is left out (1 1 3). */
export type Ranking = readonly number[];

/** Ranks by a figure of which more is better. */
export function mostFirst(figures: readonly number[]): Ranking {
  return figures.map((own) => 1 + figures.filter((other) => other > own).length);
}

export const fewestFirst = (figures: readonly number[]): Ranking =>
  mostFirst(figures.map((figure) => -figure));
