import { msg } from '@lingui/core/macro';
import type { Say } from '../face';
import type { TrayDie } from './TrayDie';

/** A die that is recommended, for the eye and for the ear. */
export function hintedDie(die: TrayDie, say: Say): TrayDie {
  const { label } = die;
  return { ...die, hinted: true, label: say(msg`${label}, recommended`) };
}
