import type { Spot } from './tray';

/** For each place, which of the spots goes there: none of the ways cross, and all are short. */
export function shortestWays(spots: readonly Spot[], places: readonly Spot[]): number[] {
  const ways = places.map((_, at) => at);
  const cost = (spot: number, place: number) => {
    const from = spots[spot];
    const to = places[place];
    return from && to ? (from.x - to.x) ** 2 + (from.y - to.y) ** 2 : 0;
  };
  // Two that are better off with each other's place swap, until there are no such two.
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < ways.length; a++) {
      for (let b = a + 1; b < ways.length; b++) {
        const one = ways[a] ?? a;
        const other = ways[b] ?? b;
        if (cost(other, a) + cost(one, b) < cost(one, a) + cost(other, b) - 1e-9) {
          ways[a] = other;
          ways[b] = one;
          better = true;
        }
      }
    }
  }
  return ways;
}
