import type { Shaking } from './shaking';

/** Browsers would ask for leave before they tell how they are moved: nothing is shaken there. */
export const canShake = false;

export function useShake(_wanted: boolean, _shaking: Shaking): void {}
