/** How long a table pauses after the moves of others. */
export const paces = ['calm', 'usual', 'quick', 'none'] as const;
export type Pace = (typeof paces)[number];

/** The pause after a move, in milliseconds. */
export const pauses: Readonly<Record<Pace, number>> = { calm: 1800, usual: 900, quick: 350, none: 0 };

/** The pause after a move while a person goes on to their turn: long enough to see whose move it was. */
export const HURRIED_MS = 120;
