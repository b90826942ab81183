import { addInput, type Dense, rectify } from '../../../bots/dense';
import type { Card } from '../../card';
import { freshCard, type Setup } from '../../state';
import { cardKey, type HeldCard, SEAT_FACTS, type Standing, type Sums } from './standing';

/** The number of learnt features of a card. Its rows add to them. */
export const FEATURES = 24;
export const SEAT_INPUTS = SEAT_FACTS + FEATURES;

/** Rows have up to six boxes, of which some are filled, and a sun or none. */
export const ROW_KINDS = 7 * 7 * 2;

/** Returns the kinds of a card's rows. */
export const rowKinds = ({ card, filled }: HeldCard): readonly number[] =>
  card.map(({ boxes, sun }, at) => (boxes * 7 + (filled[at] ?? 0)) * 2 + (sun ? 1 : 0));

/** What one seat of a pair adds to the first layer: its facts, and the features of its cards. */
export class SeatPart {
  private readonly cards = new WeakMap<Card, Map<number, Sums>>();
  private readonly fresh = new WeakMap<Setup, Sums>();
  private readonly sums: Float64Array;

  /** The first input of this seat. */
  private readonly from: number;

  constructor(
    private readonly rows: Dense,
    private readonly first: Dense,
    private readonly role: keyof Standing['parts'],
  ) {
    this.from = role === 'own' ? 0 : SEAT_INPUTS;
    this.sums = new Float64Array(first.outputs);
  }

  of(standing: Standing): Sums {
    const found = standing.parts[this.role];
    if (found) return found;
    const { facts, cards, fresh, setup } = standing;
    const ofCards = cards.map((held) => this.ofCard(held));
    const ofFresh = fresh > 0 ? this.ofFresh(setup) : null;
    this.clear();
    this.addInputs(facts, this.from);
    for (const card of ofCards) this.add(card, 1);
    if (ofFresh) this.add(ofFresh, fresh);
    const sums = this.sums.slice();
    standing.parts[this.role] = sums;
    return sums;
  }

  private ofCard(held: HeldCard): Sums {
    const known = this.cards.get(held.card) ?? new Map<number, Sums>();
    this.cards.set(held.card, known);
    const key = cardKey(held.filled);
    const found = known.get(key);
    if (found) return found;
    const features = Float64Array.from(this.rows.bias);
    for (const kind of rowKinds(held)) addInput(this.rows, kind, 1, features);
    this.clear();
    this.addInputs(rectify(features), this.from + SEAT_FACTS);
    const sums = this.sums.slice();
    known.set(key, sums);
    return sums;
  }

  /** The mean of the new cards. */
  private ofFresh(setup: Setup): Sums {
    const found = this.fresh.get(setup);
    if (found) return found;
    const ofCards = setup.cards.map((card, at) => {
      const { filled } = freshCard(setup, at + 1);
      return this.ofCard({ card, filled });
    });
    this.clear();
    for (const card of ofCards) this.add(card, 1 / setup.cards.length);
    const mean = this.sums.slice();
    this.fresh.set(setup, mean);
    return mean;
  }

  private clear(): void {
    this.sums.fill(0);
  }

  private addInputs(inputs: ArrayLike<number>, from: number): void {
    for (let at = 0; at < inputs.length; at += 1) addInput(this.first, from + at, inputs[at] ?? 0, this.sums);
  }

  private add(more: Sums, times: number): void {
    const { sums } = this;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + times * (more[at] ?? 0);
  }
}
