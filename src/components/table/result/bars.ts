import type { Source } from '../../games/face';

/** A part of a bar, as wide as its points. */
export interface BarPart extends Source {
  /** Where it begins, and its width: of the whole width, from 0 to 1. */
  readonly from: number;
  readonly share: number;
  /** A loss lies over the end of the gains, so that what is left ends at the score. */
  readonly lost: boolean;
}

/**
 * The bars of all seats on one scale: the gains of each source one after the other, then the losses, back from
 * their end. The gains of all bars begin at zero; a score below zero reaches to the left of it.
 */
export function barsOf(seats: readonly (readonly Source[])[]): readonly (readonly BarPart[])[] {
  const ends = seats.map((sources) => {
    const gained = sumOf(sources.filter(({ points }) => points > 0));
    return { gained, score: sumOf(sources) };
  });
  const zero = Math.max(0, ...ends.map(({ score }) => -score));
  const whole = Math.max(1, zero + Math.max(0, ...ends.map(({ gained }) => gained)));
  return seats.map((sources) => {
    let end = zero;
    const parts = sources
      .filter(({ points }) => points !== 0)
      .sort((a, b) => Number(a.points < 0) - Number(b.points < 0));
    return parts.map((source): BarPart => {
      const { points } = source;
      const from = Math.min(end, end + points);
      end += points;
      return { ...source, from: from / whole, share: Math.abs(points) / whole, lost: points < 0 };
    });
  });
}

const sumOf = (sources: readonly Source[]): number => sources.reduce((sum, { points }) => sum + points, 0);
