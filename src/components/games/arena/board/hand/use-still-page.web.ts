import { type RefObject, useEffect } from 'react';

/** Prevents scrolling, zooming and text selection while a finger throws or moves dice. */
export function useStillPage(view: RefObject<unknown>): void {
  useEffect(() => {
    if (!(view.current instanceof HTMLElement)) return;
    view.current.style.touchAction = 'none';
    view.current.style.userSelect = 'none';
  }, [view]);
}
