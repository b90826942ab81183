/** The interval of samples, in ms. */
export const SAMPLE_MS = 60;

/** The least acceleration of a beat, in g beyond gravity. Walking and putting the phone down stay below it, or are single beats. */
const BEAT_G = 0.9;
/** A shake begins with this many beats, none later than `CALM_MS` after the one before. */
const BEATS = 3;
/** A shake ends after this time without a beat. */
const CALM_MS = 320;

/** An acceleration in g, gravity included. */
export interface Acceleration {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface ShakeDetector {
  /** Takes the acceleration at this time, in ms. Returns what it begins or ends. */
  sample(acceleration: Acceleration, at: number): 'start' | 'stop' | null;
  shaking(): boolean;
}

/** Finds out from samples of an accelerometer whether a phone is shaken. */
export function createShakeDetector(): ShakeDetector {
  let beats = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    sample({ x, y, z }, at) {
      const beat = Math.abs(Math.hypot(x, y, z) - 1) >= BEAT_G;
      const calm = at - last >= CALM_MS;
      const ended = calm && beats >= BEATS;
      if (calm) beats = 0;
      if (beat) {
        beats += 1;
        last = at;
      }
      if (ended) return 'stop';
      return beat && beats === BEATS ? 'start' : null;
    },
    shaking: () => beats >= BEATS,
  };
}
