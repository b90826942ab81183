/**
 * The faces of a die that is not turned, by the face on top: on top, to the right, away, to the left, towards
 * the thrower, and below. `src/engine/arena/physics/turning.ts` defines them.
 */
const SIDES: readonly (readonly number[])[] = [
  [],
  [1, 3, 5, 4, 2, 6],
  [2, 3, 1, 4, 6, 5],
  [3, 6, 5, 1, 2, 4],
  [4, 1, 5, 6, 2, 3],
  [5, 3, 6, 4, 1, 2],
  [6, 3, 2, 4, 5, 1],
];

/** Returns the side, from 0, on which a die has a face. */
export const sideOf = (top: number, face: number): number => (SIDES[top] ?? []).indexOf(face);

/** Returns the face on a side of a die that was turned by so many quarters. Its sides stay where they are. */
export function faceOn(top: number, side: number, quarters: number): number {
  const around = side >= 1 && side <= 4;
  return SIDES[top]?.[around ? 1 + ((side + 3 - quarters) % 4) : side] ?? 0;
}
