import { marks } from '../../../src/engine/arena/aiming';
import { styles } from '../../../src/engine/arena/physics/styles';
import type { Outcome } from '../../../src/engine/arena/plan';
import type { Found } from './tally';

/** The whole file src/engine/arena/throw-table.ts. */
export function moduleText(found: readonly Found[], grand: readonly number[]): string {
  const lines = styles.flatMap((style) => [
    `  ${style}: {`,
    ...marks.flatMap((mark) => {
      const own = found.find(({ way }) => way.style === style && way.mark === mark);
      return [`    ${mark}: [`, ...(own?.outcomes ?? []).map((list) => `      '${textOf(list)}',`), '    ],'];
    }),
    '  },',
  ]);
  return `// Made by scripts/design/throws.ts; do not edit by hand. Figures: docs/design/throws.md.
import type { Mark } from './aiming';
import type { Style } from './physics/styles';

/** Outcomes of one thrown die, by the number of dice in the arena: dice taken, dice left, and the count in 1 000 throws. */
export const throwTable: Readonly<Record<Style, Readonly<Record<Mark, readonly string[]>>>> = {
${lines.join('\n')}
};

/** The mean change of the reserve by a soft grand throw of 0, 1, … 9 dice. */
export const grandThrows: readonly number[] = [${grand.join(', ')}];
`;
}

const textOf = (list: readonly Outcome[]): string =>
  list.map(([taken, left, share]) => `${taken} ${left} ${Math.round(1000 * share)}`).join(', ');
