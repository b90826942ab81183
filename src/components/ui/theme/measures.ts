/** Room between things, in points. */
export const space = { hair: 2, tiny: 4, small: 8, medium: 12, large: 16, wide: 24, huge: 40 } as const;

export const radius = { small: 8, medium: 12, large: 18, round: 999 } as const;

/** Nothing that is pressed is smaller than this, each way. */
export const touch = 44;

/** How wide a column of things to read gets. */
export const column = 960;

/** From here on a screen is wide enough for two columns, and sheets are dialogs in its middle. */
export const wideScreen = 700;

/** Milliseconds. Dice keep time by physics, not by these. */
export const duration = { quick: 120, calm: 220, slow: 420 } as const;
