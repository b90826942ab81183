import type { RefObject } from 'react';

export interface DieKeys {
  /** One step to the right and down, as seen. */
  readonly onStep: (right: number, down: number) => void;
  readonly onTurn: (clockwise: boolean) => void;
}

/** Only browsers have keys to press on a die. */
export function useDieKeys(_view: RefObject<unknown>, _keys: DieKeys): void {}
