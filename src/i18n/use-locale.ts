import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { type Formats, formatsOf } from './formats';

/** The formats of the player's language; others, and a new render, when it changes. */
export function useLocale(): Formats {
  const lingui = useLingui();
  return useMemo(() => formatsOf(lingui.i18n), [lingui]);
}
