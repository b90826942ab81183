import { msg } from '@lingui/core/macro';
import type { TrayDie } from '../dice/tray/tray-die';
import type { Say } from '../games/face';

/** A recommended die, highlighted and labelled. */
export function hintedDie(die: TrayDie, say: Say): TrayDie {
  const { label } = die;
  return { ...die, hinted: true, label: say(msg`${label}, recommended`) };
}
