// The oval bowl in straight pieces, for libraries without ovals. In centimetres, because both libraries
// expect objects of about one unit, and the edge of a die is 1.6 of these.

import { ACROSS, ALONG, LEDGE, RIM } from '../../../src/engine/arena/physics/bowl';
import { cosine, sine, UNIT } from '../../../src/engine/arena/sines';

export const PER_MM = 0.1;
export const PIECES = 24;

/**
 * The rings of points around the bowl, from the edge of the floor outwards: distance from that edge, and
 * height.
 */
export const RINGS = [
  [0, 0],
  [RIM, LEDGE],
  [RIM + 100, LEDGE],
].map(([out, z]) => ({ out: out * PER_MM, z: z * PER_MM }));

/**
 * A point above the edge of the floor, `out` beyond it. The sines come from the game's table, which is equal
 * on every engine.
 */
export function around(piece, out) {
  const turn = (piece * 360) / PIECES;
  return [((ACROSS * PER_MM + out) * cosine(turn)) / UNIT, ((ALONG * PER_MM + out) * sine(turn)) / UNIT];
}
