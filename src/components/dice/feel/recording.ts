import type { AudioPlayer } from 'expo-audio';

/** What a require() of a sound gives: a number on phones, where it lies in browsers. */
export type SoundFile = number | string;

/** One recorded sound, played from its start each time. */
export interface Recording {
  play(loudness: number): void;
}

/** Makes recordings playable. Fetches what plays them with the first throw that is heard. */
export async function openRecordings(): Promise<(file: SoundFile) => Recording> {
  const { createAudioPlayer, setAudioModeAsync } = await import('expo-audio');
  // Dice are no reason to stop somebody's music, or to be heard on a silenced phone.
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
