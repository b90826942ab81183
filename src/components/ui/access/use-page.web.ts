import { useInsertionEffect } from 'react';
import type { Theme } from '../theme/theme';

const ID = 'knobel-page';

/** Styles the page behind the screens and the focus ring. A title has none: it is where a screen begins, and no control. */
export function usePage(theme: Theme): void {
  useInsertionEffect(() => {
    const style = document.getElementById(ID) ?? document.createElement('style');
    style.id = ID;
    style.textContent = pageStyle(theme);
    document.head.append(style);
  }, [theme]);
}

/**
 * Forced colours remove the backgrounds that show what is chosen, and leave icons as they are, so that light ones vanish on a light
 * page. What keeps its own colours needs neither.
 */
const FORCED = `@media (forced-colors: active) {
  [data-own-colours] { forced-color-adjust: none; }
  [data-edge] { border-color: CanvasText !important; }
  svg[data-icon]:not([data-own-colours] *) { stroke: CanvasText; }
  [aria-checked="true"]:not([role="switch"], [data-own-colours] *),
  [aria-pressed="true"]:not([data-own-colours] *) {
    forced-color-adjust: none;
    background-color: Highlight !important;
    border-color: Highlight !important;
  }
  :is([aria-checked="true"]:not([role="switch"]), [aria-pressed="true"]):not([data-own-colours] *) * { color: HighlightText !important; }
  :is([aria-checked="true"]:not([role="switch"]), [aria-pressed="true"]):not([data-own-colours] *) svg[data-icon] { stroke: HighlightText; }
}`;

function pageStyle({ scheme, page, focus, focusInner }: Theme): string {
  return `:root { color-scheme: ${scheme}; background-color: ${page}; -webkit-tap-highlight-color: transparent; }
:focus-visible {
  outline: 3px solid ${focus} !important;
  outline-offset: 2px !important;
  box-shadow: 0 0 0 2px ${focusInner} !important;
}
h1:focus-visible {
  outline: none !important;
  box-shadow: none !important;
}
${FORCED}`;
}
