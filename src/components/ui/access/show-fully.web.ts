/** Scrolls an element into the visible part of the page if it is cut off. */
export function showFully(view: unknown): void {
  if (view instanceof HTMLElement) view.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
