export interface Shaking {
  readonly onStart: () => void;
  readonly onStop: () => void;
}
