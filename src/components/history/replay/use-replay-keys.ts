export interface ReplayKeys {
  readonly at: number;
  readonly length: number;
  readonly goTo: (count: number) => void;
}

/** Does nothing: only browsers have arrow keys. */
export function useReplayKeys(_keys: ReplayKeys): void {}
