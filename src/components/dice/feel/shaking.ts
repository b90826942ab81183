export interface Shaking {
  readonly onStart: () => void;
  readonly onStop: () => void;
  /** Shaking is no longer possible, so the dice go back from the hand to the tray. */
  readonly onGiveUp: () => void;
}
