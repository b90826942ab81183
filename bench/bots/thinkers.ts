/** The levels that think about their moves. */
export const thinkers = ['easy', 'normal'] as const;
export type Thinker = (typeof thinkers)[number];

/** The thinking time of a level for a move, in ms. */
export interface Thinking {
  readonly games: number;
  readonly moves: number;
  readonly mean: number;
  readonly slowest: number;
}

export type ThinkingByGame = Readonly<Record<string, Readonly<Record<Thinker, Thinking>>>>;
