/** On phones the accelerometer needs no question. */
export const useMayAskForMotion = (): boolean => false;

export async function askForMotion(): Promise<void> {}
