import type { Source } from '../../games/face';

/** A part of a bar, as wide as its points. */
export interface BarPart extends Source {
  /** Of the whole width, from 0 to 1. */
  readonly share: number;
  /** It was lost, so it is drawn as an outline behind the gains. */
  readonly lost: boolean;
}

/** The bars of all seats on one scale: the gains of each source one after the other, then what was lost. */
export function barsOf(seats: readonly (readonly Source[])[]): readonly (readonly BarPart[])[] {
  const widths = seats.map((sources) => sources.reduce((sum, { points }) => sum + Math.abs(points), 0));
  const widest = Math.max(1, ...widths);
  return seats.map((sources) =>
    sources
      .filter(({ points }) => points !== 0)
      .map((source) => ({ ...source, share: Math.abs(source.points) / widest, lost: source.points < 0 }))
      .sort((a, b) => Number(a.lost) - Number(b.lost)),
  );
}
