import type { Seat } from '../game';

/** The bonus for a certain win. It makes that better than any lead that may still change. */
const CERTAIN = 100;

/** Returns how many points a seat is ahead of the best other seat. */
export function leadOf(points: readonly number[], seat: Seat): number {
  return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
}

/** Returns the value of a game that ends with this lead. */
export const ended = (lead: number): number => lead + (lead > 0 ? CERTAIN : lead < 0 ? -CERTAIN : 0);
