import { type RefObject, useEffect } from 'react';

/** Browsers count rounding, and a text that is only heard, as something to scroll. */
const HAIR = 2;

/**
 * A text that scrolls is a stop for the Tab key, because arrow keys scroll it, and says what it is. Where all of it is seen it is
 * none: there would be nothing to do.
 */
export function useScrollStop(view: RefObject<unknown>, name: string): void {
  useEffect(() => {
    const element = view.current;
    if (!(element instanceof HTMLElement)) return;
    const arrange = () => {
      const scrolls = element.scrollHeight > element.clientHeight + HAIR;
      element.tabIndex = scrolls ? 0 : -1;
      if (scrolls) {
        element.setAttribute('role', 'group');
        element.setAttribute('aria-label', name);
      } else {
        element.removeAttribute('role');
        element.removeAttribute('aria-label');
      }
    };
    arrange();
    const observer = new ResizeObserver(arrange);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [view, name]);
}
