/** Distances, in points. */
export const space = { hair: 2, tiny: 4, small: 8, medium: 12, large: 16, wide: 24, huge: 40 } as const;

export const radius = { small: 8, medium: 12, large: 18, round: 999 } as const;

/** The least width and height of anything that can be pressed, in points. */
export const touch = 44;

/** The greatest width of a column of text, in points. */
export const column = 960;

/** From this width a screen has two columns, and sheets are dialogs in the middle. */
export const wideScreen = 700;

/** Below this height a screen lies on its side: what stands in rows elsewhere stands side by side. */
export const lowScreen = 480;

/** In ms. Dice do not use these: their simulation decides. */
export const duration = { quick: 120, calm: 220, slow: 420 } as const;
