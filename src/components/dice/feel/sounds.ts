import type { AudioPlayer } from 'expo-audio';
import type { Knock } from '../motion/tray';

const files: Readonly<Record<Knock['on'], readonly number[]>> = {
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

/** Opened with the first throw that is heard, and kept. */
export function openSounds(): Promise<Sounds> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Sounds> {
  const { createAudioPlayer, setAudioModeAsync } = await import('expo-audio');
  // Dice are no reason to stop somebody's music, or to be heard on a silenced phone.
  await setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(
    () => undefined,
  );
  const players = { felt: [], rim: [], die: [] } as Record<Knock['on'], AudioPlayer[]>;
  for (const on of ['felt', 'rim', 'die'] as const) {
    players[on] = files[on].map((file) => createAudioPlayer(file));
  }
  const next = { felt: 0, rim: 0, die: 0 };
  return {
    play(on, loudness) {
      const own = players[on];
      const player = own[next[on]++ % own.length];
      if (player === undefined) return;
      player.volume = loudness;
      player.seekTo(0).catch(() => undefined);
      player.play();
    },
  };
}
