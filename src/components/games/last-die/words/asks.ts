import type { Row } from '../../../../engine/last-die/tableau';

/** The requirement of a box: one value, or the value that its group begins with. */
export type Ask =
  | { readonly kind: 'value'; readonly value: number }
  /** A star row: all dice alike. */
  | { readonly kind: 'star' }
  /** A full house: three alike, then two alike of another value. */
  | { readonly kind: 'group'; readonly letter: 'A' | 'B' };

/** The index of the first box of a full house's second group. */
export const SECOND_GROUP = 3;

/** The requirement of each box of a row that has these dice. A group with a die takes only that value (D5). */
export function asksOf(row: Row, lying: readonly number[]): readonly Ask[] {
  switch (row.kind) {
    case 'pips':
      return row.pips.map(asking);
    case 'stars':
      return Array.from({ length: row.boxes }, () => valueOr(lying[0], { kind: 'star' }));
    case 'full-house':
      return [
        ...Array.from({ length: 3 }, () => valueOr(lying[0], { kind: 'group', letter: 'A' })),
        ...Array.from({ length: 2 }, () => valueOr(lying[SECOND_GROUP], { kind: 'group', letter: 'B' })),
      ];
  }
}

const asking = (value: number): Ask => ({ kind: 'value', value });
const valueOr = (value: number | undefined, otherwise: Ask): Ask =>
  value === undefined ? otherwise : asking(value);
