import type { Counts } from '../../../bots/keeps';
import { cardPoints, entered, isComplete } from '../../entering';
import { CARDS_TO_END, type CardInPlay, cardOf, type State } from '../../state';
import { gainAt, type Outlook, outlookOf, type Throw } from '../outlook';
import { type Holding, holdingOf, type Standing, standingOf } from './standing';

/** An answer to a result and what the seat has after it. */
export interface Answer {
  /** The place of the card, from 1; 0 for a pass. */
  readonly place: number;
  readonly standing: Standing;
}

/**
 * The answers of a seat to any result (S5). Many results are equal for a card, so each answer is worked out
 * once.
 */
export class Answers {
  readonly pass: Answer;
  private readonly holding: Holding;
  private readonly known = new Map<number, Answer>();
  private readonly gains = new Map<Answer, number>();
  private outlook: Outlook | null = null;

  constructor(
    private readonly state: State,
    private readonly seat: number,
  ) {
    this.holding = holdingOf(state, seat);
    this.pass = { place: 0, standing: standingOf(state.setup, this.holding) };
  }

  /** Returns all answers, a pass first. */
  to(result: Throw): readonly Answer[] {
    const found = [this.pass];
    const { places } = this.holding;
    for (let at = 0; at < places.length; at += 1) {
      const held = places[at];
      const fit = held ? this.fitOf(held, result.counts) : 0;
      if (held && fit > 0) found.push(this.entering(held, at, fit, result));
    }
    return found;
  }

  /** Returns the answer that hard would give. */
  likely(result: Throw): Answer {
    this.outlook ??= outlookOf(this.state, this.seat);
    let most = 0;
    let found = this.pass;
    for (const answer of this.to(result)) {
      if (answer.place === 0) continue;
      const gain = this.gains.get(answer) ?? gainAt(this.outlook, answer.place - 1, result.dice) ?? 0;
      this.gains.set(answer, gain);
      if (gain <= most) continue;
      most = gain;
      found = answer;
    }
    return found;
  }

  /** Returns the number of dice that each row of the card takes, packed into one number. */
  private fitOf({ number, filled }: CardInPlay, counts: Counts): number {
    const card = cardOf(this.state.setup, number);
    let fit = 0;
    for (let at = 0; at < card.length; at += 1) {
      const row = card[at];
      const rolled = row ? (counts[row.colour - 1] ?? 0) : 0;
      const free = row ? row.boxes - (filled[at] ?? 0) : 0;
      fit = 6 * fit + (rolled <= free ? rolled : 0);
    }
    return fit;
  }

  private entering(held: CardInPlay, at: number, fit: number, { dice }: Throw): Answer {
    const key = (at + 1) * FITS + fit;
    const answer = this.known.get(key) ?? {
      place: at + 1,
      standing: standingOf(this.state.setup, this.after(held, at, dice)),
    };
    this.known.set(key, answer);
    return answer;
  }

  /** S6 */
  private after(held: CardInPlay, at: number, dice: Throw['dice']): Holding {
    const { holding, state } = this;
    const card = cardOf(state.setup, held.number);
    const filled = entered(card, held.filled, dice) ?? held.filled;
    const complete = isComplete(card, filled);
    const places = holding.places.map((place, other) =>
      other !== at ? place : complete ? null : { ...held, filled },
    );
    if (!complete) return { ...holding, places };
    const scored = holding.scored + 1;
    return {
      places,
      fresh: scored < CARDS_TO_END ? 1 : 0,
      scored,
      points: holding.points + cardPoints(card, filled),
    };
  }
}

/** More than the fits of a card with six rows. */
const FITS = 50_000;
