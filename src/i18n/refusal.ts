import type { I18n } from '@lingui/core';
import { type Refusal, sentence } from '../engine/refusal';

/** Returns the text of a refusal in the player's language, or in English if the catalogue lacks it. */
export function refusalText(i18n: I18n, refusal: Refusal): string {
  return refusal.code in i18n.messages ? i18n._(refusal.code, { ...refusal.values }) : sentence(refusal);
}
