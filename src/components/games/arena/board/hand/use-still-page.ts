import type { RefObject } from 'react';

/** Does nothing: on phones the gesture responder prevents scrolling. */
export function useStillPage(_view: RefObject<unknown>): void {}
