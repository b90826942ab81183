import type { Shape } from '../Mark';
import { colourFaces, type PaintName, paints } from '../paint';

/** The painting of a die as numbers: six faces, then the colour of the body. */
export const FACE = 8;
export const LOOK = 6 * FACE + 3;

/** The offsets within the numbers of a face. */
export const MARK = 3;
export const SHAPE = 6;
export const PIPS = 7;

/** A shape is its index in this list. */
export const shapes: readonly Shape[] = ['disc', 'ring', 'square', 'diamond', 'triangle', 'plus', 'cross'];

export interface Painted {
  readonly paint: PaintName;
  readonly face: 'pips' | 'colours';
}

export function writeLook(looks: Float32Array, at: number, { paint, face }: Painted): void {
  for (let value = 1; value <= 6; value++) {
    const coat = paints[face === 'colours' ? (colourFaces[value - 1] ?? paint) : paint];
    const own = [...rgb(coat.body), ...rgb(coat.mark), shapes.indexOf(coat.shape)];
    looks.set([...own, face === 'colours' ? 0 : value], at + (value - 1) * FACE);
  }
  looks.set(rgb(paints[face === 'colours' ? 'ivory' : paint].body), at + 6 * FACE);
}

/** Red, green and blue, each from 0 to 1. */
export function rgb(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}
