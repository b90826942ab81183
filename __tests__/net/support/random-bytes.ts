import { seeded } from '../../../src/engine/random';

/** Random bytes that are the same for the same seed. */
export function randomBytes(seed: number): (count: number) => Uint8Array {
  const random = seeded(seed);
  return (count) => Uint8Array.from({ length: count }, () => random(256));
}
