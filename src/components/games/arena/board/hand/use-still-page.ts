import type { RefObject } from 'react';

/** Phones ask the view before they scroll. */
export function useStillPage(_view: RefObject<unknown>): void {}
