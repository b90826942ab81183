import type { Die } from '../../state';

/** The values that lie in the arena, each on one die: a bit for each from 2 to 6. */
export type Faces = number;

/** All sets of faces are smaller numbers. */
export const FACE_SETS = 32;
/** The faces that can lie in the arena: an X leaves it. */
export const FACES = [2, 3, 4, 5, 6] as const;

export const bitOf = (face: number): Faces => 1 << (face - 2);

export const facesOf = (dice: readonly Pick<Die, 'face'>[]): Faces =>
  dice.reduce((faces, { face }) => faces | bitOf(face), 0);

export const facesIn = (faces: Faces): readonly number[] =>
  FACES.filter((face) => (faces & bitOf(face)) !== 0);

/** Returns the sets with so many faces. */
export const setsOf = (count: number): readonly Faces[] =>
  Array.from({ length: FACE_SETS }, (_, faces) => faces).filter((faces) => facesIn(faces).length === count);
