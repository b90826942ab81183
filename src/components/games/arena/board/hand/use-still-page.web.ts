import { type RefObject, useEffect } from 'react';

/** Keeps the browser from scrolling, zooming or selecting with a finger that throws or moves dice. */
export function useStillPage(view: RefObject<unknown>): void {
  useEffect(() => {
    if (!(view.current instanceof HTMLElement)) return;
    view.current.style.touchAction = 'none';
    view.current.style.userSelect = 'none';
  }, [view]);
}
