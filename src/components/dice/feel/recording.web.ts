import type { Recording, SoundFile } from './recording';

/**
 * Uses the browser's audio. Browsers refuse sounds before the first touch of the page; until then a throw is
 * silent.
 */
export async function openRecordings(): Promise<(file: SoundFile) => Recording> {
  return (file) => {
    const audio = new Audio(String(file));
    return {
      play(loudness) {
        audio.volume = loudness;
        audio.currentTime = 0;
        audio.play().catch(() => undefined);
      },
    };
  };
}
