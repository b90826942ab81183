import { msg } from '@lingui/core/macro';
import type { TrayDie } from '../dice/tray/tray-die';
import type { Say } from '../games/face';

/** A die that still lies there and can't be used any more. */
export function dieOutOfPlay(die: TrayDie, say: Say): TrayDie {
  const { label } = die;
  return { ...die, dim: true, label: say(msg`${label}, not in play`) };
}

/** A die in hand that has no place now. */
export function dieWithoutPlace(die: TrayDie, say: Say): TrayDie {
  const { label } = die;
  return { ...die, dim: true, label: say(msg`${label}, fits nowhere`) };
}
