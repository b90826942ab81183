export interface Knock {
  /** Seconds since the start of the throw. */
  readonly at: number;
  /** The speed of the impact, in edges a second. */
  readonly speed: number;
  readonly on: 'felt' | 'rim' | 'die';
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Tray {
  /** In edges of a die. */
  readonly width: number;
  readonly height: number;
}
