import { type RefObject, useEffect } from 'react';

/**
 * When a button goes that has the keyboard, its group gets it; else the keyboard would begin again at the top of the page.
 * Not another button: whoever presses twice means the first one.
 */
export function useKeptFocus(group: RefObject<unknown>): void {
  useEffect(() => {
    const element = group.current;
    if (!(element instanceof HTMLElement)) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const watch = new MutationObserver(() => {
      const gone = last instanceof HTMLElement && !last.isConnected;
      if (!gone || document.activeElement !== document.body) return;
      element.tabIndex = -1;
      element.focus();
    });
    element.addEventListener('focusin', note);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [group]);
}
