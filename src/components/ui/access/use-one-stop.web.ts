import { type RefObject, useEffect } from 'react';
import { type Direction, nearest } from './nearest';
import { useKeptFocus } from './use-kept-focus.web';

const BUTTONS = '[role="button"]';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Makes the buttons of a group one stop for the Tab key. Arrow keys lead from one to the nearest in their direction, Home and End to
 * the first and the last. The stop is the button that had the focus, else the first one that is possible now.
 */
export function useOneStop(group: RefObject<unknown>): void {
  useKeptFocus(group);
  useEffect(() => {
    const element = group.current;
    if (!(element instanceof HTMLElement)) return;
    /** The button that has the focus, or had it last. */
    let last: HTMLElement | null = null;
    const buttons = () => [...element.querySelectorAll<HTMLElement>(BUTTONS)];

    const arrange = () => {
      const all = buttons();
      const focused = all.find((each) => each === document.activeElement);
      const possible = all.filter((each) => each.getAttribute('aria-disabled') !== 'true');
      const kept = last && possible.includes(last) ? last : null;
      const stop = focused ?? kept ?? possible[0] ?? all[0];
      for (const each of all) {
        const index = each === stop ? 0 : -1;
        // An equal value would be another change, and this would run again.
        if (each.tabIndex !== index) each.tabIndex = index;
      }
    };
    const note = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
      arrange();
    };
    const move = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = buttons();
      const from = all.find((each) => each === document.activeElement);
      const next = from && target(event.key, from, all);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };

    arrange();
    const observer = new MutationObserver(arrange);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-disabled', 'tabindex'],
    });
    element.addEventListener('focusin', note);
    // A button that is possible no longer is kept only while it has the focus.
    element.addEventListener('focusout', arrange);
    element.addEventListener('keydown', move);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', arrange);
      element.removeEventListener('keydown', move);
    };
  }, [group]);
}

function target(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | null {
  if (key === 'Home') return all[0] ?? null;
  if (key === 'End') return all.at(-1) ?? null;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const middles = all.map(middleOf);
  const at = nearest(middleOf(from), middles, direction);
  return at === null ? null : (all[at] ?? null);
}

function middleOf(element: HTMLElement) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
