import type { Adviser } from '../bots/advice';
import type { Seat } from '../game';
import type { ColourNumber } from './card';
import { cardPoints, entered, isComplete } from './entering';
import { cardOf, type Move, type State } from './state';

/** What dice do on a card. */
export interface CardFacts {
  /** The place of the card, from 1. */
  readonly place: number;
  /** The dice that fit. */
  readonly boxes: number;
  /** The rows that they fill to the end. */
  readonly rows: number;
  /** The points of the card if they finish it; 0 otherwise. */
  readonly points: number;
}

export interface Facts {
  /** The card of the move; for a stop, a pass and a reroll the card that takes the most. Null if nothing fits. */
  readonly own: CardFacts | null;
  /** Another card that takes these dice. */
  readonly other: CardFacts | null;
  /** For a reroll: what the kept dice do on the card that takes the most of them. */
  readonly kept: CardFacts | null;
}

export const advice: Adviser<State, Move, Facts> = (state, seat, move) => {
  const all = fits(state, seat, state.dice);
  const own = move.kind === 'enter' ? all.find(({ place }) => place === move.place) : all[0];
  const other = all.find((each) => each !== own);
  const kept = move.kind === 'reroll' ? fits(state, seat, without(state.dice, move.places))[0] : undefined;
  return {
    move,
    other: other ? { kind: 'enter', place: other.place } : null,
    facts: { own: own ?? null, other: other ?? null, kept: kept ?? null },
  };
};

const without = (dice: readonly ColourNumber[], places: readonly number[]): readonly ColourNumber[] =>
  dice.filter((_, at) => !places.includes(at + 1));

/** The cards that take some of these dice, first the one that brings the most points, then the most boxes. */
function fits(state: State, seat: Seat, dice: readonly ColourNumber[]): readonly CardFacts[] {
  const found = (state.places[seat] ?? []).flatMap((held, at): CardFacts[] => {
    if (!held) return [];
    const card = cardOf(state.setup, held.number);
    const after = entered(card, held.filled, dice);
    if (!after) return [];
    const boxes = after.reduce((sum, filled, row) => sum + filled - (held.filled[row] ?? 0), 0);
    const rows = card.filter(
      (row, index) => after[index] === row.boxes && (held.filled[index] ?? 0) < row.boxes,
    ).length;
    return [{ place: at + 1, boxes, rows, points: isComplete(card, after) ? cardPoints(card, after) : 0 }];
  });
  return found.sort((a, b) => b.points - a.points || b.boxes - a.boxes);
}
