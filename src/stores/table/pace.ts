/** How long a table pauses after the moves of others. */
export const paces = ['calm', 'usual', 'quick', 'none'] as const;
export type Pace = (typeof paces)[number];

/** The pause after a move, in milliseconds: long enough to read a sentence, except where people want none. */
export const pauses: Readonly<Record<Pace, number>> = { calm: 2600, usual: 1400, quick: 500, none: 0 };

/** The pause after a move while a person goes on to their turn: long enough to see whose move it was. */
export const HURRIED_MS = 120;

/** So many times as long after an own throw that ends the turn. */
export const OWN_END = 2;
