import type { Spot } from './tray';

/** Assigns one of the spots to each place, so that all paths are short and do not cross. */
export function shortestPaths(spots: readonly Spot[], places: readonly Spot[]): number[] {
  const assignment = places.map((_, at) => at);
  const cost = (spot: number, place: number) => {
    const from = spots[spot];
    const to = places[place];
    return from && to ? (from.x - to.x) ** 2 + (from.y - to.y) ** 2 : 0;
  };
  // Swaps pairs as long as a swap shortens their paths.
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < assignment.length; a++) {
      for (let b = a + 1; b < assignment.length; b++) {
        const one = assignment[a] ?? a;
        const other = assignment[b] ?? b;
        if (cost(other, a) + cost(one, b) < cost(one, a) + cost(other, b) - 1e-9) {
          assignment[a] = other;
          assignment[b] = one;
          better = true;
        }
      }
    }
  }
  return assignment;
}
