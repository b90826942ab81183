import { seeded } from '../../../../src/engine/random';

/** A function that learns from samples, given by their number. */
export interface Learner {
  /** Learns from one sample, and returns its squared error. */
  learn(sample: number): number;
  /** Ends a batch of so many samples. */
  step(rate: number, samples: number): void;
}

const BATCH = 128;

/** Goes through all samples several times, in another order each time, with smaller and smaller steps. */
export function teach(learner: Learner, samples: number, rounds: number, rate: number, seed: number): void {
  const random = seeded(seed);
  const order = Uint32Array.from({ length: samples }, (_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    for (let last = samples - 1; last > 0; last -= 1) {
      const at = random(last + 1);
      const moved = order[last] ?? 0;
      order[last] = order[at] ?? 0;
      order[at] = moved;
    }
    let error = 0;
    for (let from = 0; from < samples; from += BATCH) {
      const to = Math.min(samples, from + BATCH);
      for (let at = from; at < to; at += 1) error += learner.learn(order[at] ?? 0);
      const progress = (round * samples + from) / (rounds * samples);
      learner.step(rate * (1 - 0.95 * progress), to - from);
    }
    process.stderr.write(`round ${round + 1}: mean squared error ${(error / samples).toFixed(5)}\n`);
  }
}
