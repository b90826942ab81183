import { type RefObject, useEffect } from 'react';

/** Keeps sideways swipes from the browser, which would leave the page with them. */
export function useSideways(view: RefObject<unknown>): void {
  useEffect(() => {
    if (view.current instanceof HTMLElement) view.current.style.touchAction = 'pan-y';
  }, [view]);
}
