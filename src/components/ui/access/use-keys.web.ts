import { type RefObject, useEffect } from 'react';
import type { Role } from 'react-native';

const TICKED_BY_SPACE: ReadonlySet<Role> = new Set([
  'switch',
  'radio',
  'checkbox',
  'tab',
  'menuitem',
  'option',
]);

/**
 * React Native for Web lets Space press only buttons, and drops `aria-disabled` from elements that can still
 * be pressed. This hook sets both on the element.
 */
export function useKeys(view: RefObject<unknown>, role: Role | undefined, disabled: boolean): void {
  useEffect(() => {
    const element = view.current;
    if (!(element instanceof HTMLElement)) return;
    if (disabled) element.setAttribute('aria-disabled', 'true');
    else element.removeAttribute('aria-disabled');
  }, [view, disabled]);

  useEffect(() => {
    const element = view.current;
    if (!(element instanceof HTMLElement) || role === undefined || !TICKED_BY_SPACE.has(role)) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== element) return;
      event.preventDefault();
      element.click();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [view, role]);
}
