import type { Recording, SoundFile } from './recording';

/** The browser plays sounds by itself. It refuses until somebody has touched the page: then a throw is silent. */
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
