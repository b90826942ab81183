import type { Seat } from '../game';
import type { Card, ColourNumber } from './card';

/** S3 */
export const DICE = 5;
export const MOST_ROLLS = 3;
/** S6, S8 */
export const CARDS_TO_END = 4;

export type Move =
  | { readonly kind: 'roll' }
  /** The places of the dice, from 1, ascending. */
  | { readonly kind: 'reroll'; readonly places: readonly number[] }
  | { readonly kind: 'stop' }
  /** The place of the card among the seat's cards, from 1. */
  | { readonly kind: 'enter'; readonly place: number }
  | { readonly kind: 'pass' }
  /** The places of three of the five dealt cards, from 1, ascending. */
  | { readonly kind: 'keep'; readonly places: readonly number[] }
  /** The place of the open card, from 1. */
  | { readonly kind: 'take'; readonly place: number };

/** The part of the state that never changes. */
export interface Setup {
  readonly cards: readonly Card[];
  readonly advanced: boolean;
}

/** A card's number, from 1 as in the record, and the number of filled boxes in each of its rows. */
export interface CardInPlay {
  readonly number: number;
  readonly filled: readonly number[];
}

/**
 * A place for a card. Null after its card was scored as the fourth, because then no new one is drawn (S6).
 */
export type Place = CardInPlay | null;

export interface State {
  readonly setup: Setup;
  readonly phase: 'keep' | 'roll' | 'reroll' | 'answer' | 'take' | 'over';
  readonly active: Seat;
  /** The seat that answers or takes a card; in the other phases the active seat. */
  readonly answering: Seat;
  /** The dice on the table; [] before the first roll of a turn. */
  readonly dice: readonly ColourNumber[];
  /** The number of rolls in this turn. */
  readonly rolls: number;
  readonly places: readonly (readonly Place[])[];
  /** The number of scored cards by seat, and below their points. */
  readonly scored: readonly number[];
  readonly points: readonly number[];
  /** The numbers of the cards in the pile, from the top. */
  readonly pile: readonly number[];
  /** S9: the open cards. */
  readonly open: readonly number[];
  /** In the keep phase: the places that each seat keeps. Secret until all have answered. */
  readonly kept: readonly (readonly number[] | null)[];
}

const NO_CARD: Card = [];

export const cardOf = (setup: Setup, number: number): Card => setup.cards[number - 1] ?? NO_CARD;

export const freshCard = (setup: Setup, number: number): CardInPlay => ({
  number,
  filled: cardOf(setup, number).map(() => 0),
});

/** Returns the card in a seat's place, from 1. */
export const cardAt = (state: State, seat: Seat, place: number): Place =>
  state.places[seat]?.[place - 1] ?? null;
