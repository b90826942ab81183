import type { Card } from '../../card';
import { rowPoints } from '../../entering';
import { CARDS_TO_END, cardOf, freshCard, type Place, type Setup, type State } from '../../state';
import { freeBoxes, goalsOf, turnsFor } from '../goals';

/** What a seat has once a result is entered. */
export interface Holding {
  readonly places: readonly Place[];
  /** New cards that it will have drawn; nobody knows them yet. */
  readonly fresh: number;
  readonly scored: number;
  readonly points: number;
}

export const holdingOf = ({ places, scored, points }: State, seat: number): Holding => ({
  places: places[seat] ?? [],
  fresh: 0,
  scored: scored[seat] ?? 0,
  points: points[seat] ?? 0,
});

/** A card that a seat has, and its filled boxes. */
export interface HeldCard {
  readonly card: Card;
  readonly filled: readonly number[];
}

/** What a card or a seat adds to the first layer, by hidden unit. */
export type Sums = Float64Array;

/** A holding as the learnt function sees it. */
export interface Standing {
  readonly setup: Setup;
  readonly facts: readonly number[];
  readonly cards: readonly HeldCard[];
  readonly fresh: number;
  /** The expected results until it has scored all its cards. */
  readonly turns: number;
  readonly scored: number;
  readonly points: number;
  /** Its points if the game ends now (S8). */
  readonly total: number;
  /** What the learnt function has worked out of it, as the seat that rolls next and as the other one. */
  readonly parts: { own: Sums | null; other: Sums | null };
}

/** The lengths of the game, in results, for which the cards are valued. */
const LENGTHS = [1, 3, 6, 12, 24] as const;
/** The cards are valued without a new card after them, and with one of so many points. */
const NEXT_CARD = 10;
const VALUES = 2 * LENGTHS.length;
const TURNS = VALUES;

const TURNS_WITHOUT_CARD = 30;
/** The expected results to score a card that the seat does not have yet. */
const TURNS_A_CARD = 8;

export const SEAT_FACTS = VALUES + 2 + CARDS_TO_END + 1;

const NO_FACTS = Array.from({ length: SEAT_FACTS }, () => 0);
const NO_SUMS = Array.from({ length: VALUES + 1 }, () => 0);

/** Lists, because small typed arrays are slow to make. */
type CardFacts = readonly number[];

const cardsKnown = new WeakMap<Card, Map<number, CardFacts>>();
const freshKnown = new WeakMap<Setup, CardFacts>();

/** The filled boxes of a card as one number. */
export function cardKey(filled: readonly number[]): number {
  let key = 0;
  for (const boxes of filled) key = 8 * key + boxes;
  return key;
}

/** The values of a card for each length, without and with a next card; then the turns to score it. */
function cardFacts(card: Card, filled: readonly number[]): CardFacts {
  const known = cardsKnown.get(card) ?? new Map<number, CardFacts>();
  cardsKnown.set(card, known);
  const key = cardKey(filled);
  const facts = known.get(key) ?? workOut(card, filled);
  known.set(key, facts);
  return facts;
}

function workOut(card: Card, filled: readonly number[]): CardFacts {
  const now = rowPoints(card, filled);
  const free = freeBoxes(card, filled);
  const facts: number[] = NO_SUMS.map(() => now);
  facts[TURNS] = Infinity;
  for (const goal of goalsOf(card)) {
    const turns = turnsFor(goal, free);
    facts[TURNS] = Math.min(facts[TURNS] ?? 0, turns);
    for (let at = 0; at < VALUES; at += 1) {
      const length = LENGTHS[at % LENGTHS.length] ?? 1;
      const points = goal.points + (at < LENGTHS.length ? 0 : NEXT_CARD);
      facts[at] = Math.max(facts[at] ?? 0, (points * length + now * turns) / (length + turns));
    }
  }
  return facts;
}

/** The mean facts of a new card. */
function freshFacts(setup: Setup): CardFacts {
  const known = freshKnown.get(setup);
  if (known) return known;
  const mean = [...NO_SUMS];
  setup.cards.forEach((card, at) => {
    addTo(mean, cardFacts(card, freshCard(setup, at + 1).filled), 1 / setup.cards.length);
  });
  freshKnown.set(setup, mean);
  return mean;
}

function addTo(sums: number[], facts: CardFacts, share: number): void {
  for (let at = 0; at < facts.length; at += 1) sums[at] = (sums[at] ?? 0) + share * (facts[at] ?? 0);
}

export function standingOf(setup: Setup, { places, fresh, scored, points }: Holding): Standing {
  const sums = [...NO_SUMS];
  const turns: number[] = [];
  const cards: HeldCard[] = [];
  let total = points;
  for (const held of places) {
    if (!held) continue;
    const card = cardOf(setup, held.number);
    const facts = cardFacts(card, held.filled);
    cards.push({ card, filled: held.filled });
    addTo(sums, facts, 1);
    turns.push(facts[TURNS] ?? 0);
    total += rowPoints(card, held.filled);
  }
  for (let at = 0; at < fresh; at += 1) {
    const facts = freshFacts(setup);
    addTo(sums, facts, 1);
    turns.push(facts[TURNS] ?? 0);
  }
  turns.sort((a, b) => a - b);
  const facts: number[] = [...NO_FACTS];
  for (let at = 0; at < VALUES; at += 1) facts[at] = (sums[at] ?? 0) / (at < LENGTHS.length ? 15 : 30);
  facts[VALUES] = (turns[0] ?? TURNS_WITHOUT_CARD) / 8;
  facts[VALUES + 1] = (turns[1] ?? TURNS_WITHOUT_CARD) / 8;
  if (scored < CARDS_TO_END) facts[VALUES + 2 + scored] = 1;
  facts[SEAT_FACTS - 1] = points / 40;
  const missing = Math.max(0, CARDS_TO_END - scored);
  const needed = turns.slice(0, missing);
  const left = needed.reduce((sum, each) => sum + each, (missing - needed.length) * TURNS_A_CARD);
  return {
    setup,
    facts,
    cards,
    fresh,
    turns: left,
    scored,
    points,
    total,
    parts: { own: null, other: null },
  };
}

/** The value of a new card while all four are still to be scored. */
const NEW_CARD = 28;

/** Estimates the points of a seat at the end of a game that lasts so many more results. */
export function estimate({ facts, scored, points }: Standing, length: number): number {
  const next = (NEW_CARD * Math.max(0, CARDS_TO_END - 1 - scored)) / (CARDS_TO_END - 1);
  const alone = 15 * between(facts, 0, length);
  const followed = 30 * between(facts, LENGTHS.length, length);
  return points + alone + ((followed - alone) * next) / NEXT_CARD;
}

/** Returns the value for this length, between those of the lengths that are known. */
function between(facts: readonly number[], from: number, length: number): number {
  let shorter: number = LENGTHS[0];
  if (length <= shorter) return facts[from] ?? 0;
  for (let at = 1; at < LENGTHS.length; at += 1) {
    const longer = LENGTHS[at] ?? 0;
    if (length <= longer) {
      const part = (length - shorter) / (longer - shorter);
      return (facts[from + at - 1] ?? 0) * (1 - part) + (facts[from + at] ?? 0) * part;
    }
    shorter = longer;
  }
  return facts[from + LENGTHS.length - 1] ?? 0;
}
