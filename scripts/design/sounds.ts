// Makes the sounds of dice: node scripts/ready.mjs node scripts/run.mjs scripts/design/sounds.ts
//
// An impact is a short click and a few tones that decay at once. Felt damps the high tones, wood rings low,
// and dice rattle high.
import { mkdirSync, writeFileSync } from 'node:fs';

const RATE = 22050;
const FOLDER = 'assets/sounds';

interface Knock {
  readonly name: string;
  readonly seed: number;
  readonly seconds: number;
  /** Frequency in Hz, loudness, and decay a second. */
  readonly tones: readonly (readonly [pitch: number, loud: number, decay: number])[];
  /** The click: loudness, decay, and dullness (0 … 1). */
  readonly click: readonly [loud: number, decay: number, dull: number];
}

const felt = (name: string, seed: number, pitch: number): Knock => ({
  name,
  seed,
  seconds: 0.16,
  tones: [
    [pitch, 0.75, 55],
    [pitch * 1.72, 0.35, 75],
    [pitch * 5.3, 0.1, 160],
  ],
  click: [0.5, 130, 0.82],
});

const rim = (name: string, seed: number, pitch: number): Knock => ({
  name,
  seed,
  seconds: 0.2,
  tones: [
    [pitch, 0.6, 38],
    [pitch * 2.41, 0.4, 60],
    [pitch * 4.2, 0.22, 95],
  ],
  click: [0.45, 240, 0.5],
});

const die = (name: string, seed: number, pitch: number): Knock => ({
  name,
  seed,
  seconds: 0.1,
  tones: [
    [pitch, 0.4, 120],
    [pitch * 1.53, 0.35, 150],
    [pitch * 2.27, 0.2, 190],
  ],
  click: [0.35, 400, 0.25],
});

const impacts = [
  felt('felt-1', 1, 172),
  felt('felt-2', 2, 190),
  felt('felt-3', 3, 158),
  rim('rim-1', 4, 330),
  rim('rim-2', 5, 372),
  die('die-1', 6, 1830),
  die('die-2', 7, 2140),
];

mkdirSync(FOLDER, { recursive: true });
for (const impact of impacts) writeFileSync(`${FOLDER}/${impact.name}.wav`, wav(samples(impact)));

function samples({ seed, seconds, tones, click: [loud, decay, dull] }: Knock): number[] {
  const noise = random(seed);
  const phases = tones.map(() => noise() * 0.6);
  let dulled = 0;
  const made = Array.from({ length: Math.round(RATE * seconds) }, (_, at) => {
    const time = at / RATE;
    dulled = dulled * dull + (noise() * 2 - 1) * (1 - dull);
    const rung = tones.reduce((sum, [pitch, tone, dying], i) => {
      return sum + tone * Math.sin(2 * Math.PI * pitch * time + (phases[i] ?? 0)) * Math.exp(-dying * time);
    }, 0);
    const attack = Math.min(1, time / 0.0008);
    const end = Math.min(1, (seconds - time) / 0.02);
    return (rung + (loud / (1 - dull * 0.7)) * dulled * Math.exp(-decay * time)) * attack * end;
  });
  const peak = Math.max(...made.map(Math.abs));
  return made.map((sample) => (sample / peak) * 0.8);
}

function random(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A WAV file with 16 bits and one channel. */
function wav(made: readonly number[]): Buffer {
  const data = Buffer.alloc(44 + made.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + made.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(made.length * 2, 40);
  made.forEach((sample, at) => {
    data.writeInt16LE(Math.round(sample * 32767), 44 + at * 2);
  });
  return data;
}
