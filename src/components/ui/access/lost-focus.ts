/** Whether the focus of a browser is nowhere, or on a screen that is behind another one. */
export const isLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || isHidden(activeElement);
};

/** Whether an element is on no page any more, or on a screen that is behind another one. */
export const isHidden = (element: Element): boolean =>
  !element.isConnected || element.closest('[aria-hidden="true"]') !== null;

/** On a page that nobody has touched yet, a screen reader reads from the top. */
export const isUntouched = (): boolean => navigator.userActivation?.hasBeenActive === false;
