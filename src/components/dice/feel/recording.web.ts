import type { Recording, SoundFile } from './recording';

/** After so much silence the audio hardware rests. */
const REST_MS = 3000;

/**
 * Uses the browser's Web Audio: the first audio element of a page costs a slow phone a tenth of a second in the middle of a throw.
 * Browsers refuse sounds before the first touch of the page; until then a throw is silent.
 */
export async function openRecordings(): Promise<(file: SoundFile) => Recording> {
  if (typeof AudioContext === 'undefined') return () => ({ play: () => undefined });
  const context = new AudioContext();
  let allowed = context.state === 'running';
  // Safari allows sounds only from within a touch.
  const allow = () => {
    allowed = true;
    context.resume().catch(() => undefined);
    for (const touch of TOUCHES) removeEventListener(touch, allow);
  };
  if (!allowed) for (const touch of TOUCHES) addEventListener(touch, allow);
  let rest: ReturnType<typeof setTimeout> | undefined;

  async function start(sound: AudioBuffer, loudness: number): Promise<void> {
    clearTimeout(rest);
    rest = setTimeout(() => context.suspend().catch(() => undefined), REST_MS);
    if (context.state !== 'running') await context.resume();
    const source = context.createBufferSource();
    const volume = context.createGain();
    source.buffer = sound;
    volume.gain.value = loudness;
    source.connect(volume).connect(context.destination);
    source.start();
  }

  return (file) => {
    let sound: AudioBuffer | undefined;
    read(context, String(file)).then(
      (found) => {
        sound = found;
      },
      () => undefined,
    );
    return {
      play(loudness) {
        if (sound && allowed) start(sound, loudness).catch(() => undefined);
      },
    };
  };
}

const TOUCHES = ['pointerup', 'keydown'] as const;

const read = async (context: AudioContext, file: string): Promise<AudioBuffer> =>
  context.decodeAudioData(await (await fetch(file)).arrayBuffer());
