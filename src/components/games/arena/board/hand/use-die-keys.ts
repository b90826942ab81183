import type { RefObject } from 'react';

export interface DieKeys {
  /** One step to the right and down, on the screen. */
  readonly onStep: (right: number, down: number) => void;
  readonly onTurn: (clockwise: boolean) => void;
}

/** Only browsers send key presses to a die. */
export function useDieKeys(_view: RefObject<unknown>, _chosen: boolean, _keys: DieKeys): void {}
