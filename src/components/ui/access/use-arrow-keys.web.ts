import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys choose the next or the previous option, like in a native radio group. */
export function useArrowKeys(group: RefObject<unknown>): void {
  useEffect(() => {
    const element = group.current;
    if (!(element instanceof HTMLElement)) return;
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      const choices = [...element.querySelectorAll<HTMLElement>('[role="radio"]')];
      const at = choices.findIndex((choice) => choice === document.activeElement);
      const next = choices[(at + step + choices.length) % choices.length];
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      next.focus();
      next.click();
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [group]);
}
