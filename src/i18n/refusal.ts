import type { I18n } from '@lingui/core';
import { type Illegal, sentence } from '../engine/refusal';

/** Why something is refused, in the player's language. What no catalogue knows is said in English. */
export function refusalText(i18n: I18n, illegal: Illegal): string {
  return illegal.code in i18n.messages ? i18n._(illegal.code, { ...illegal.values }) : sentence(illegal);
}
