import { X } from '../../../../../engine/arena/state';
import { paints } from '../../../../dice/paint';
import { FACE, LOOK, rgb, shapes } from '../../../../dice/skia/looks';

/** The painting of the arena's dice: an X replaces the one. */
export function looksOf(count: number): Float32Array {
  const { body, mark } = paints.ivory;
  const looks = new Float32Array(count * LOOK);
  for (let die = 0; die < count; die++) {
    for (let face = 1; face <= 6; face++) {
      const shape = face === X ? shapes.indexOf('cross') : shapes.indexOf('disc');
      const own = [...rgb(body), ...rgb(mark), shape, face === X ? 0 : face];
      looks.set(own, die * LOOK + (face - 1) * FACE);
    }
    looks.set(rgb(body), die * LOOK + 6 * FACE);
  }
  return looks;
}
