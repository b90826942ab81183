import { type RefObject, useContext, useEffect, useRef } from 'react';
import { type Clock, realClock } from '../../../net/clock';
import { InFrontContext } from './in-front';
import { isHidden, isLost, isUntouched } from './lost-focus';
import { moveReader } from './move-reader.web';
import { usePageTitle } from './use-page-title.web';

/** By then the screen before is hidden, and the focus that was there is lost. */
const ARRIVED_MS = 100;

/**
 * Returns a ref for the title of a screen. A new screen begins there for a screen reader and the keyboard. When the player comes back,
 * it begins at the control that led away. A focus that is somewhere on the screen stays there.
 */
export function useArrival(title: string, clock: Clock = realClock): RefObject<null> {
  const inFront = useContext(InFrontContext);
  const heading = useRef(null);
  const left = useRef<HTMLElement | null>(null);
  usePageTitle(title);
  useEffect(() => {
    if (!inFront) return;
    const cancel = clock.after(ARRIVED_MS, () => {
      if (!isLost() || isUntouched()) return;
      if (left.current && !isHidden(left.current)) left.current.focus();
      else moveReader(heading.current);
    });
    const note = ({ target }: FocusEvent) => {
      left.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => {
      cancel();
      document.removeEventListener('focusin', note);
    };
  }, [inFront, clock]);
  return heading;
}
