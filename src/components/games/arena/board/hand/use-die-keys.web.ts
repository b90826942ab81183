import { type RefObject, useEffect, useRef } from 'react';
import type { DieKeys } from './use-die-keys';

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Arrow keys move the die that has the focus and is chosen. R turns it clockwise, Shift+R the other way. */
export function useDieKeys(view: RefObject<unknown>, chosen: boolean, keys: DieKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = view.current;
    if (!(element instanceof HTMLElement) || !chosen) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      if (step) latest.current.onStep(...step);
      else if (event.key.toLowerCase() === 'r') latest.current.onTurn(!event.shiftKey);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [view, chosen]);
}
