import type { Seat } from '../../../../engine/game';
import type { Card, ColourNumber } from '../../../../engine/sun-rows/card';
import { cardPoints, entered, isComplete, rowPoints } from '../../../../engine/sun-rows/entering';
import { type CardInPlay, cardOf, type State } from '../../../../engine/sun-rows/state';

/** A card after some dice were entered on it. */
export interface Fit {
  readonly filled: readonly number[];
  /** Three rows are full, so the card is scored. */
  readonly complete: boolean;
  /** The points of its full rows. The points of its suns are included when the card is complete. */
  readonly points: number;
}

/** Null if none of these dice fits the card. */
export function fitOf(card: Card, filled: readonly number[], dice: readonly ColourNumber[]): Fit | null {
  const after = entered(card, filled, dice);
  return after && worthOf(card, after);
}

export function worthOf(card: Card, filled: readonly number[]): Fit {
  const complete = isComplete(card, filled);
  return { filled, complete, points: complete ? cardPoints(card, filled) : rowPoints(card, filled) };
}

export const fitInPlay = ({ setup, dice }: State, { number, filled }: CardInPlay): Fit | null =>
  fitOf(cardOf(setup, number), filled, dice);

/** Whether a seat can still use these dice in this turn: it has not answered yet. */
export function mayUse({ phase, active, answering, places }: State, seat: Seat): boolean {
  if (phase !== 'reroll' && phase !== 'answer' && phase !== 'take') return false;
  const away = (from: Seat) => (from - active + places.length) % places.length;
  return away(seat) > away(answering) || (seat === answering && phase !== 'take');
}

export const fullRows = (card: Card, filled: readonly number[]): number =>
  card.filter((row, at) => filled[at] === row.boxes).length;
