/**
 * Reloads the app and returns whether it does. A phone has all of the code, so there is nothing to reload.
 */
export const reload = (): boolean => false;
