import type { Knock } from '../motion/tray';
import { audible } from './knocks';
import { openSounds, type Sounds } from './sounds';
import { tap } from './tap';

export interface Feel {
  readonly sound: boolean;
  readonly haptics: boolean;
  /** Receives the error if the sound can't be played. */
  readonly failed?: (error: unknown) => void;
}

const SOUNDS = 7;
const TAPS = 3;

/**
 * Plays the sounds and vibrations of a throw. Returns a function that stops them. An error never delays a
 * game; it only means silence.
 */
export function feelThrow(knocks: readonly Knock[], { sound, haptics, failed }: Feel): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  if (sound) {
    let sounds: Sounds | undefined;
    openSounds().then(
      (opened) => {
        sounds = opened;
      },
      (error: unknown) => failed?.(error),
    );
    for (const { at, speed, on } of audible(knocks, SOUNDS, 0.06)) {
      timers.push(setTimeout(() => sounds?.play(on, loudness(speed)), at * 1000));
    }
  }
  if (haptics) {
    for (const { at, speed } of audible(knocks, TAPS, 0.14)) {
      timers.push(setTimeout(() => void tap(speed > 14), at * 1000));
    }
  }
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}

/** One short sound and vibration: a die was put down, or a result has faded in. */
export function feelLanding({ sound, haptics, failed }: Feel): void {
  if (sound)
    openSounds().then(
      (sounds) => sounds.play('felt', 0.3),
      (error: unknown) => failed?.(error),
    );
  if (haptics) void tap(false);
}

function loudness(speed: number): number {
  return Math.min(0.55, 0.06 + speed * 0.022);
}
