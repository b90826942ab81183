import { pick, type Uniform } from '../../../src/engine/random';

/** The kinds of rows with printed values. */
export const pipKinds = ['same', 'up', 'down', 'odd or even', 'pairs', 'to and fro', 'mixed'] as const;
export type PipKind = (typeof pipKinds)[number];

/** Draws a row of this kind and length; null if there is none. */
export function drawPips(kind: PipKind, boxes: number, random: Uniform): readonly number[] | null {
  const die = () => 1 + random(6);
  const places = Array.from({ length: boxes }, (_, at) => at);
  switch (kind) {
    case 'same': {
      const value = die();
      return boxes <= 4 ? places.map(() => value) : null;
    }
    case 'up':
    case 'down': {
      if (boxes < 3) return null;
      const lowest = 1 + random(7 - boxes);
      const rising = places.map((at) => lowest + at);
      return kind === 'up' ? rising : rising.reverse();
    }
    case 'odd or even': {
      const every = pick(
        [
          [1, 3, 5],
          [2, 4, 6],
          [5, 3, 1],
          [6, 4, 2],
        ],
        random,
      );
      return boxes === 3 ? every : null;
    }
    case 'pairs': {
      const values = [die(), die(), die()];
      const row = places.map((at) => values[Math.floor(at / 2)] ?? 1);
      return boxes >= 3 && new Set(values.slice(0, Math.ceil(boxes / 2))).size === Math.ceil(boxes / 2)
        ? row
        : null;
    }
    case 'to and fro': {
      const [one, other] = [die(), die()];
      return boxes >= 3 && boxes <= 5 && one !== other
        ? places.map((at) => (at % 2 === 0 ? one : other))
        : null;
    }
    case 'mixed': {
      const row = places.map(die);
      return boxes <= 5 && new Set(row).size >= Math.min(boxes, 3) ? row : null;
    }
  }
}
