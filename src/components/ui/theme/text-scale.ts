/** By how much text is enlarged here; the system enlarges it by itself on a phone. */
export const textScale = 1;
