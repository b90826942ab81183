import { type RefObject, useEffect } from 'react';
import { type Clock, realClock } from '../../../net/clock';
import { FADE_MS } from '../overlays/sheets-in-turn';
import { isLost, isUntouched } from './lost-focus';

const POSSIBLE = '[role="button"]:not([aria-disabled="true"])';

/**
 * Each time a group comes to the front, after another screen or a sheet, a focus that is lost goes to its first button that is
 * possible, else to the group. On a page that nobody has touched yet, a screen reader reads from the top instead.
 */
export function useRegainedFocus(
  group: RefObject<unknown>,
  inFront: boolean,
  clock: Clock = realClock,
): void {
  useEffect(() => {
    if (!inFront) return;
    return clock.after(FADE_MS, () => {
      const element = group.current;
      if (!(element instanceof HTMLElement) || !isLost() || isUntouched()) return;
      const button = element.querySelector<HTMLElement>(POSSIBLE);
      if (!button) element.tabIndex = -1;
      (button ?? element).focus();
    });
  }, [group, inFront, clock]);
}
