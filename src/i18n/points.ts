import type { I18n } from '@lingui/core';

/** Formats a score in this language, with a minus sign as long as a plus. `Intl` writes a hyphen. */
export function pointsText(i18n: I18n, points: number): string {
  return i18n.number(points).replace('-', '−');
}
