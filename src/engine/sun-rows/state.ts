import type { Seat } from '../game';
import type { Card, ColourNumber } from './card';

/** S3 */
export const DICE = 5;
export const MOST_ROLLS = 3;
/** S6, S8 */
export const CARDS_TO_END = 4;

export type Move =
  | { readonly kind: 'roll' }
  /** The dice at these places, from 1, ascending. */
  | { readonly kind: 'reroll'; readonly places: readonly number[] }
  | { readonly kind: 'stop' }
  /** On the card in this place of the seat's cards, from 1. */
  | { readonly kind: 'enter'; readonly place: number }
  | { readonly kind: 'pass' }
  /** Three of the five cards dealt, by their places from 1, ascending. */
  | { readonly kind: 'keep'; readonly places: readonly number[] }
  /** The open card in this place, from 1. */
  | { readonly kind: 'take'; readonly place: number };

/** What stays the same all game long. */
export interface Setup {
  readonly cards: readonly Card[];
  readonly advanced: boolean;
}

/** A card by its number, from 1 as in the record, and the boxes filled in each of its rows. */
export interface CardInPlay {
  readonly number: number;
  readonly filled: readonly number[];
}

/** A place for a card; null after the fourth was scored from it, when no new one is drawn (S6). */
export type Place = CardInPlay | null;

export interface State {
  readonly setup: Setup;
  readonly phase: 'keep' | 'roll' | 'reroll' | 'answer' | 'take' | 'over';
  readonly active: Seat;
  /** Who answers, or takes a card; the active seat in the other phases. */
  readonly answering: Seat;
  /** [] before the first roll of a turn. */
  readonly dice: readonly ColourNumber[];
  /** Rolls made this turn. */
  readonly rolls: number;
  readonly places: readonly (readonly Place[])[];
  /** Cards scored, and the points they brought, by seat. */
  readonly scored: readonly number[];
  readonly points: readonly number[];
  /** The pile from the top, by card numbers. */
  readonly pile: readonly number[];
  /** S9: the open cards. */
  readonly open: readonly number[];
  /** In the keep phase, which places each seat keeps: nobody's business until all have answered. */
  readonly kept: readonly (readonly number[] | null)[];
}

const NO_CARD: Card = [];

export const cardOf = (setup: Setup, number: number): Card => setup.cards[number - 1] ?? NO_CARD;

export const freshCard = (setup: Setup, number: number): CardInPlay => ({
  number,
  filled: cardOf(setup, number).map(() => 0),
});

/** The card in a seat's place, counted from 1. */
export const cardAt = (state: State, seat: Seat, place: number): Place =>
  state.places[seat]?.[place - 1] ?? null;
