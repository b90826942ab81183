export interface ReplayKeys {
  readonly at: number;
  readonly length: number;
  readonly goTo: (count: number) => void;
}

/** The arrow keys, in a browser. */
export function useReplayKeys(_keys: ReplayKeys): void {}
