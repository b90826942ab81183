import { useInsertionEffect } from 'react';
import type { Theme } from '../theme/theme';

const ID = 'knobel-page';

/** Styles the page behind the screens and the focus ring. */
export function usePage(theme: Theme): void {
  useInsertionEffect(() => {
    const style = document.getElementById(ID) ?? document.createElement('style');
    style.id = ID;
    style.textContent = pageStyle(theme);
    document.head.append(style);
  }, [theme]);
}

function pageStyle({ scheme, page, focus, focusInner }: Theme): string {
  return `:root { color-scheme: ${scheme}; background-color: ${page}; -webkit-tap-highlight-color: transparent; }
:focus-visible {
  outline: 3px solid ${focus} !important;
  outline-offset: 2px !important;
  box-shadow: 0 0 0 2px ${focusInner} !important;
}
@media (forced-colors: active) {
  [data-own-colours] { forced-color-adjust: none; }
}`;
}
