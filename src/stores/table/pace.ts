/** How fast a table goes on after what others have done. */
export const paces = ['calm', 'usual', 'quick', 'none'] as const;
export type Pace = (typeof paces)[number];

/** How long something stands before the next thing happens, in milliseconds. */
export const pauses: Readonly<Record<Pace, number>> = { calm: 1800, usual: 900, quick: 350, none: 0 };
