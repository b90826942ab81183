import { type RefObject, useEffect } from 'react';

/** Prevents the browser from leaving the page on a horizontal swipe. */
export function useSideways(view: RefObject<unknown>): void {
  useEffect(() => {
    if (view.current instanceof HTMLElement) view.current.style.touchAction = 'pan-y';
  }, [view]);
}
