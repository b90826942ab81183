import type { Chances } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';

/** A seat's band in the chart: its chances at each point, stacked on those of the seats below. From 0 to 1, upwards. */
export interface Band {
  readonly seat: Seat;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** The bands of all seats. One seat's band is at the bottom, so that its height can be read. */
export function bandsOf(curve: readonly Chances[], bottom: Seat): readonly Band[] {
  const seats = curve[0]?.shares.map((_, seat) => seat) ?? [];
  let low: readonly number[] = curve.map(() => 0);
  return [bottom, ...seats.filter((seat) => seat !== bottom)].map((seat) => {
    const below = low;
    const high = below.map((from, at) => Math.min(1, from + (curve[at]?.shares[seat] ?? 0)));
    low = high;
    return { seat, low: below, high };
  });
}

/** Where a band has the most room for a name: the index of the middle, and the height there. */
export interface Room {
  readonly at: number;
  readonly middle: number;
  readonly height: number;
}

/** A part of the chart that something else takes: along the points of the curve, and upwards from 0 to 1. */
export interface Taken {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Finds the place where a box of so many points in width fits best into a band, beside what is taken. */
export function roomIn({ low, high }: Band, width: number, taken: readonly Taken[] = []): Room {
  let best: Room = { at: 0, middle: 0, height: 0 };
  const count = Math.min(low.length, Math.max(1, Math.ceil(width)));
  for (let from = 0; from + count <= low.length; from += 1) {
    const floor = Math.max(...low.slice(from, from + count));
    const ceiling = Math.min(...high.slice(from, from + count));
    const last = from + count - 1;
    const crossed = taken.filter((each) => each.from < last && each.to > from);
    for (const [bottom, top] of gapsIn(floor, ceiling, crossed))
      if (top - bottom > best.height)
        best = { at: (from + last) / 2, middle: (bottom + top) / 2, height: top - bottom };
  }
  return best;
}

type Gap = readonly [bottom: number, top: number];

function gapsIn(floor: number, ceiling: number, crossed: readonly Taken[]): readonly Gap[] {
  let gaps: readonly Gap[] = [[floor, ceiling]];
  for (const { low, high } of crossed)
    gaps = gaps.flatMap(([bottom, top]): readonly Gap[] => [
      [bottom, Math.min(top, low)],
      [Math.max(bottom, high), top],
    ]);
  return gaps;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Moves a spot that would lie on an earlier one up or down, towards the middle of a field of this height. */
export function apart(spots: readonly Spot[], size: number, height: number): readonly Spot[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const covers = (at: number) =>
      placed.some((each) => Math.abs(each.x - x) < size && Math.abs(each.y - at) < size);
    const step = y > height / 2 ? -size : size;
    let at = y;
    while (covers(at)) at += step;
    placed.push({ x, y: at });
  }
  return placed;
}
