import type { Shaking } from './shaking';

/** Browsers ask the user for permission to read the accelerometer, so the web has no shaking. */
export const canShake = false;

export function useShake(_wanted: boolean, _shaking: Shaking): void {}
