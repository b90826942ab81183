// The oval bowl in straight pieces, for libraries that know no oval. In centimetres: both are made for things of about
// one unit, and a die is 1.6 of these.

import { ACROSS, ALONG, LEDGE, RIM } from '../../../src/engine/arena/physics/bowl';
import { cosine, sine, UNIT } from '../../../src/engine/arena/sines';

export const PER_MM = 0.1;
export const PIECES = 24;

/** The rings of points around the bowl, from the floor's edge outwards: how far beyond that edge, how high. */
export const RINGS = [
  [0, 0],
  [RIM, LEDGE],
  [RIM + 100, LEDGE],
].map(([out, z]) => ({ out: out * PER_MM, z: z * PER_MM }));

/** A point over the floor's edge, `out` beyond it: sines from the game's table, equal on every engine. */
export function around(piece, out) {
  const turn = (piece * 360) / PIECES;
  return [((ACROSS * PER_MM + out) * cosine(turn)) / UNIT, ((ALONG * PER_MM + out) * sine(turn)) / UNIT];
}
