export interface Shaking {
  readonly onStart: () => void;
  readonly onStop: () => void;
  /** There is nothing to shake any more: what was in the hand goes back. */
  readonly onGiveUp: () => void;
}
