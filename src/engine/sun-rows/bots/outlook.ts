import type { Counts } from '../../bots/keeps';
import { ended, leadOf } from '../../bots/lead';
import type { Seat } from '../../game';
import type { Card, ColourNumber } from '../card';
import { cardPoints, entered, isComplete, rowPoints } from '../entering';
import { CARDS_TO_END, type CardInPlay, cardOf, type State } from '../state';
import { cardValue, turnsToScore } from './goals';

// Found by self-play.
/** The value of a new card while all four are still to be scored. */
const NEW_CARD = 28;
/** The expected number of results to score a card that the seat does not have yet. */
const TURNS_A_CARD = 8;
/** The factor by which rerolls and the choice between cards shorten the game. */
const PACE = 0.6;

/** A seat's estimates before a result is entered. */
export interface Outlook {
  readonly cards: readonly (HeldCard | null)[];
  readonly turnsLeft: number;
  readonly next: number;
  /** Returns the gain by scoring this card for these points, compared with now. */
  scoring(held: HeldCard, points: number): number;
}

interface HeldCard {
  readonly card: Card;
  readonly filled: readonly number[];
  readonly value: number;
  /** A cache of gains by the dice that fit, because many throws are equal for a card. */
  readonly gains: Map<number, number>;
}

export function outlookOf(state: State, seat: Seat): Outlook {
  const turnsLeft = turnsLeftIn(state);
  const next = nextCard(state, seat, turnsLeft);
  const cards = (state.places[seat] ?? []).map((held) => {
    if (!held) return null;
    const card = cardOf(state.setup, held.number);
    return {
      card,
      filled: held.filled,
      value: cardValue(card, held.filled, turnsLeft, next),
      gains: new Map<number, number>(),
    };
  });
  if (state.scored[seat] !== CARDS_TO_END - 1)
    return { cards, turnsLeft, next, scoring: (held, points) => points + next - held.value };
  const leadAtEnd = leadOf(
    totals(state, (held) => rowsOf(state, held)),
    seat,
  );
  const leadNow = leadOf(
    totals(state, (held, owner) =>
      cardValue(cardOf(state.setup, held.number), held.filled, turnsLeft, nextCard(state, owner, turnsLeft)),
    ),
    seat,
  );
  return {
    cards,
    turnsLeft,
    next,
    scoring: ({ card, filled }, points) => ended(leadAtEnd - rowPoints(card, filled) + points) - leadNow,
  };
}

const rowsOf = ({ setup }: State, held: CardInPlay) => rowPoints(cardOf(setup, held.number), held.filled);

const totals = (state: State, worth: (held: CardInPlay, owner: Seat) => number): readonly number[] =>
  state.places.map((cards, owner) =>
    cards.reduce((sum, held) => (held ? sum + worth(held, owner) : sum), state.points[owner] ?? 0),
  );

/** Returns the value of the new card after a scored one: less if fewer can follow it, 0 after the fourth. */
function nextCard(state: State, seat: Seat, turnsLeft: number): number {
  const later = CARDS_TO_END - 1 - (state.scored[seat] ?? 0);
  return turnsLeft === 0 ? 0 : (NEW_CARD * Math.max(0, later)) / (CARDS_TO_END - 1);
}

/** Returns the expected turns until the fastest seat scores its fourth card (S8). */
export function turnsLeftIn(state: State): number {
  const left = state.places.map((cards, seat) => {
    const missing = CARDS_TO_END - (state.scored[seat] ?? 0);
    const turns = cards.flatMap((held) => (held ? [turnsToScore(state.setup, held)] : []));
    const quickest = turns.sort((a, b) => a - b).slice(0, missing);
    return quickest.reduce((sum, each) => sum + each, (missing - quickest.length) * TURNS_A_CARD);
  });
  const least = Math.min(...left);
  return least === 0 ? 0 : Math.max(1, PACE * least);
}

/** Returns the gain by entering these dice in a place, or null if nothing can be entered (S5). */
export function gainAt(outlook: Outlook, at: number, dice: readonly ColourNumber[]): number | null {
  const held = outlook.cards[at];
  const filled = held ? entered(held.card, held.filled, dice) : null;
  if (!held || !filled) return null;
  if (isComplete(held.card, filled)) return outlook.scoring(held, cardPoints(held.card, filled));
  return cardValue(held.card, filled, outlook.turnsLeft, outlook.next) - held.value;
}

/** A throw as dice and as the number of dice of each colour. */
export interface Throw {
  readonly dice: readonly ColourNumber[];
  readonly counts: Counts;
}

/** Returns the best gain of a throw; 0 for a pass. */
export function bestGain(outlook: Outlook, { dice, counts }: Throw): number {
  let most = 0;
  for (let at = 0; at < outlook.cards.length; at += 1) {
    const held = outlook.cards[at];
    if (!held) continue;
    const fit = whatFits(held, counts);
    let gain = held.gains.get(fit);
    if (gain === undefined) {
      gain = gainAt(outlook, at, dice) ?? 0;
      held.gains.set(fit, gain);
    }
    if (gain > most) most = gain;
  }
  return most;
}

/** Returns the number of dice that each row of the card takes (S5), packed into one number. */
function whatFits({ card, filled }: HeldCard, counts: Counts): number {
  let fit = 0;
  for (let at = 0; at < card.length; at += 1) {
    const row = card[at];
    const rolled = row ? (counts[row.colour - 1] ?? 0) : 0;
    const free = row ? row.boxes - (filled[at] ?? 0) : 0;
    fit = 6 * fit + (rolled <= free ? rolled : 0);
  }
  return fit;
}
