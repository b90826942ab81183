import { useEffect, useRef } from 'react';
import type { Keys } from './use-key-presses';

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Calls what a key stands for, wherever the focus is: not while a sheet is open, nor while somebody types. */
export function useKeyPresses(keys: Keys, on: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPED_INTO)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      const act = Object.hasOwn(latest.current, key.toLowerCase())
        ? latest.current[key.toLowerCase()]
        : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}
