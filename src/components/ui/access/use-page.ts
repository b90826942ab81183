import type { Theme } from '../theme/theme';

/** What a browser's page needs besides the screens. A phone needs nothing. */
export function usePage(_theme: Theme): void {}
