import type { Card } from '../card';
import { cardPoints, rowPoints } from '../entering';
import { type CardInPlay, cardOf, type Setup } from '../state';
import { turnsToFill } from './turns-to-fill';

/** Three rows with which a card can be scored (S6), and their points. */
export interface Goal {
  readonly rows: readonly [number, number, number];
  readonly points: number;
}

const known = new WeakMap<Card, readonly Goal[]>();

export function goalsOf(card: Card): readonly Goal[] {
  const goals = known.get(card) ?? makeGoals(card);
  known.set(card, goals);
  return goals;
}

function makeGoals(card: Card): readonly Goal[] {
  const goals: Goal[] = [];
  for (let c = 2; c < card.length; c += 1)
    for (let b = 1; b < c; b += 1)
      for (let a = 0; a < b; a += 1) {
        const filled = card.map((row, at) => (at === a || at === b || at === c ? row.boxes : 0));
        goals.push({ rows: [a, b, c], points: cardPoints(card, filled) });
      }
  return goals;
}

export const freeBoxes = (card: Card, filled: readonly number[]): readonly number[] =>
  card.map((row, at) => row.boxes - (filled[at] ?? 0));

export const turnsFor = ({ rows: [a, b, c] }: Goal, free: readonly number[]): number =>
  turnsToFill(free[a] ?? 0, free[b] ?? 0, free[c] ?? 0);

/** Returns the expected number of results until a card is scored by its fastest rows. */
export function turnsToScore(setup: Setup, held: CardInPlay): number {
  const card = cardOf(setup, held.number);
  const free = freeBoxes(card, held.filled);
  return Math.min(...goalsOf(card).map((goal) => turnsFor(goal, free)));
}

/**
 * Returns the value of an unscored card if the game lasts about `turnsLeft` more turns. Its best three rows
 * are full before the end with probability turnsLeft / (turnsLeft + turns); otherwise the rows that are full
 * now count (S8). `next` is the value of the new card after it.
 */
export function cardValue(card: Card, filled: readonly number[], turnsLeft: number, next: number): number {
  const now = rowPoints(card, filled);
  if (turnsLeft === 0) return now;
  const free = freeBoxes(card, filled);
  let most = now;
  for (const goal of goalsOf(card)) {
    const turns = turnsFor(goal, free);
    most = Math.max(most, ((goal.points + next) * turnsLeft + now * turns) / (turnsLeft + turns));
  }
  return most;
}
