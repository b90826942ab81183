import type { RefObject } from 'react';

/** Does nothing: on phones no key scrolls. */
export function useScrollStop(_view: RefObject<unknown>, _name: string): void {}
