import type { Theme } from '../theme/theme';

/** Does nothing: only browsers have a page behind the screens. */
export function usePage(_theme: Theme): void {}
