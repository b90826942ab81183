import { rowText, type Tableau } from '../../../src/engine/last-die/tableau';

/** The whole file src/engine/last-die/classic.ts. */
export function moduleText(tableaus: readonly Tableau[]): string {
  const lines = tableaus.map((rows) => `  [${rows.map((row) => `'${rowText(row)}'`).join(', ')}],`);
  return `// Made by scripts/design/tableaus.ts; do not edit by hand. Figures: docs/design/tableaus.md.

/** The beginner tableau's number, from 1. */
export const DOTTED = 1;

/** The twenty classic tableaus. A record names them by their place here, so they never change. */
export const classicTableaus: readonly (readonly string[])[] = [
${lines.join('\n')}
];
`;
}
