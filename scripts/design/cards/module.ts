import { type Card, cardText } from './model';

/** The whole file src/engine/sun-rows/classic.ts. */
export function moduleText(cards: readonly Card[]): string {
  return `// Made by scripts/design/cards.ts; do not edit by hand. Figures: docs/design/cards.md.

/** The thirty classic cards. A record names them by their place here, so they never change. */
export const classicCards: readonly string[] = [
${cards.map((card) => `  '${cardText(card)}',`).join('\n')}
];
`;
}
