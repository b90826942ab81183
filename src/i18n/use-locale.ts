import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { type Formats, formatsOf } from './formats';

/** Returns the formats of the player's language. A change of the language renders the component again. */
export function useLocale(): Formats {
  const lingui = useLingui();
  return useMemo(() => formatsOf(lingui.i18n), [lingui]);
}
