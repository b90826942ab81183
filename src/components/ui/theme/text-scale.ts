/** The factor by which the app enlarges text. On phones the system does this. */
export const textScale = 1;
