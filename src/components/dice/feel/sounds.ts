import type { Knock } from '../motion/tray';
import { openRecordings, type Recording, type SoundFile } from './recording';

const files: Readonly<Record<Knock['on'], readonly SoundFile[]>> = {
  felt: [
    require('../../../../assets/sounds/felt-1.wav'),
    require('../../../../assets/sounds/felt-2.wav'),
    require('../../../../assets/sounds/felt-3.wav'),
  ],
  rim: [require('../../../../assets/sounds/rim-1.wav'), require('../../../../assets/sounds/rim-2.wav')],
  die: [require('../../../../assets/sounds/die-1.wav'), require('../../../../assets/sounds/die-2.wav')],
};

export interface Sounds {
  play(on: Knock['on'], loudness: number): void;
}

let opening: Promise<Sounds> | undefined;

/** Opens the sounds on first use, and caches them. */
export function openSounds(): Promise<Sounds> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Sounds> {
  const record = await openRecordings();
  const recordings: Record<Knock['on'], Recording[]> = { felt: [], rim: [], die: [] };
  for (const on of ['felt', 'die', 'rim'] as const) {
    for (const file of files[on]) {
      // Each in a task of its own: a throw begins meanwhile, and a slow phone takes some ms for one.
      await nextTask();
      recordings[on].push(record(file));
    }
  }
  const next = { felt: 0, rim: 0, die: 0 };
  return {
    play(on, loudness) {
      const own = recordings[on];
      own[next[on]++ % own.length]?.play(loudness);
    },
  };
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
