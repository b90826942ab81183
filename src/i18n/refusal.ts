import type { I18n } from '@lingui/core';
import { type Refusal, sentence } from '../engine/refusal';

/** Why something is refused, in the player's language. What no catalogue knows is said in English. */
export function refusalText(i18n: I18n, refusal: Refusal): string {
  return refusal.code in i18n.messages ? i18n._(refusal.code, { ...refusal.values }) : sentence(refusal);
}
