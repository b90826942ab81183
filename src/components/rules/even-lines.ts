interface Things {
  readonly count: number;
  /** The width of each, and of the space between two, in points. */
  readonly size: number;
  readonly gap: number;
}

/** The width in which things that wrap stand in lines of equally many; undefined if one line has room for all. */
export function evenLines({ count, size, gap }: Things, room: number): number | undefined {
  const wide = (many: number) => many * size + (many - 1) * gap;
  if (wide(count) <= room) return undefined;
  const most = Math.max(1, Math.floor((room + gap) / (size + gap)));
  const lines = Math.ceil(count / most);
  return wide(Math.ceil(count / lines));
}

/** The width of an upright phone's page that is not its stage's. */
export const AROUND_STAGE = 56;
