import type { Seat } from '../game';

/** A game that is won or lost for certain counts so many points more than any lead that may still change. */
const CERTAIN = 100;

/** By how many points a seat is ahead of the best of the others. */
export function leadOf(points: readonly number[], seat: Seat): number {
  return (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
}

/** What it is worth that a game ends with this lead. */
export const ended = (lead: number): number => lead + (lead > 0 ? CERTAIN : lead < 0 ? -CERTAIN : 0);
