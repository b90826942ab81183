/** Moves the keyboard, and with it the screen reader, to an element that is not a control. */
export function moveReader(view: unknown): void {
  if (!(view instanceof HTMLElement)) return;
  view.tabIndex = -1;
  view.focus();
}
