import type { AudioPlayer } from 'expo-audio';

/** The value of require() for a sound: a number on phones, a URL in browsers. */
export type SoundFile = number | string;

/** A recorded sound. Each time it plays from its start. */
export interface Recording {
  play(loudness: number): void;
}

/**
 * Opens the audio module and returns a function that loads recordings. The module is imported with the first
 * sound.
 */
export async function openRecordings(): Promise<(file: SoundFile) => Recording> {
  const { createAudioPlayer, setAudioModeAsync } = await import('expo-audio');
  // The sounds mix with other music and respect the silent switch.
  await setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(
    () => undefined,
  );
  return (file) => {
    const player: AudioPlayer = createAudioPlayer(file);
    return {
      play(loudness) {
        player.volume = loudness;
        player.seekTo(0).catch(() => undefined);
        player.play();
      },
    };
  };
}
