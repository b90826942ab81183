import { type RefObject, useEffect } from 'react';

/**
 * When a focused button disappears, its group gets the focus. Without this, the focus would go to the top of
 * the page. Another button must not get it: a second press is meant for the first one.
 */
export function useKeptFocus(group: RefObject<unknown>): void {
  useEffect(() => {
    const element = group.current;
    if (!(element instanceof HTMLElement)) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const gone = last instanceof HTMLElement && !last.isConnected;
      if (!gone || document.activeElement !== document.body) return;
      element.tabIndex = -1;
      element.focus();
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [group]);
}
