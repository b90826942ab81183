import type { I18n } from '@lingui/core';

/** A score as it is written in this language, with a minus as long as a plus: `Intl` takes a hyphen. */
export function pointsText(i18n: I18n, points: number): string {
  return i18n.number(points).replace('-', '−');
}
