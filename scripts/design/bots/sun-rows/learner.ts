import { GRAIN } from '../../../../src/engine/bots/dense';
import {
  chanceOf,
  HIDDEN,
  INPUTS,
  type SunRowsData,
  TABLE_FACTS,
} from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { FEATURES, ROW_KINDS, SEAT_INPUTS } from '../../../../src/engine/sun-rows/bots/expert/seat-part';
import { SEAT_FACTS } from '../../../../src/engine/sun-rows/bots/expert/standing';
import { evenly, Layer, rectifiedErrors, rectify } from '../learning/layer';
import type { Learner } from '../learning/lessons';
import type { Sample, SeatInputs } from './samples';

const MOST_CARDS = 3;

/** What the function was before it knew cards: the facts of two seats and of the table, then the constants. */
interface Start {
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** Returns the place of such an input among those of today. */
function placeOf(input: number): number {
  if (input < SEAT_FACTS) return input;
  if (input < 2 * SEAT_FACTS) return SEAT_INPUTS + input - SEAT_FACTS;
  return 2 * (SEAT_INPUTS - SEAT_FACTS) + input;
}

/** A card on its way through the layers. */
interface CardPass {
  readonly rows: Float64Array;
  readonly features: Float64Array;
  /** The first input that its features are added to. */
  from: number;
}

/** Learns who of two seats ends the game ahead. It has the layers of `PairChance`. */
export class PairLearner implements Learner {
  samples: readonly Sample[] = [];
  private readonly rows: Layer;
  private readonly first: Layer;
  private readonly last: Layer;
  private readonly cards: readonly CardPass[];
  private used = 0;
  private readonly seen = new Set<number>();
  private readonly x = new Float64Array(INPUTS);
  private readonly h = new Float64Array(HIDDEN);
  private readonly out = new Float64Array(1);
  private readonly error = new Float64Array(1);
  private readonly errorH = new Float64Array(HIDDEN);
  private readonly errorX = new Float64Array(INPUTS);
  private readonly errorFeatures = new Float64Array(FEATURES);

  /** Begins with a function of the facts alone. The features of the cards count nothing at first. */
  constructor(seed: number, from: Start) {
    const any = evenly(seed);
    this.rows = new Layer(ROW_KINDS, FEATURES, () => any() * 2);
    this.first = new Layer(INPUTS, HIDDEN, any);
    this.last = new Layer(HIDDEN, 1, any);
    this.cards = Array.from({ length: 2 * MOST_CARDS }, () => ({
      rows: new Float64Array(ROW_KINDS),
      features: new Float64Array(FEATURES),
      from: 0,
    }));
    this.begin(from);
  }

  foretell(sample: number): number {
    const found = this.samples[sample];
    if (!found) return 0.5;
    const { x, h, out } = this;
    x.fill(0);
    this.used = 0;
    this.putSeat(found.own, 0);
    this.putSeat(found.other, SEAT_INPUTS);
    for (let at = 0; at < TABLE_FACTS; at += 1) x[2 * SEAT_INPUTS + at] = found.table[at] ?? 0;
    this.first.forward(x, h);
    rectify(h);
    this.last.forward(h, out);
    return chanceOf(out[0] ?? 0);
  }

  learn(sample: number): number {
    const error = this.foretell(sample) - (this.samples[sample]?.chance ?? 0.5);
    this.error[0] = error;
    this.last.backward(this.h, this.error, this.errorH);
    rectifiedErrors(this.h, this.errorH);
    this.first.backward(this.x, this.errorH, this.errorX);
    for (let at = 0; at < this.used; at += 1) {
      const card = this.cards[at];
      if (!card) continue;
      this.errorFeatures.set(this.errorX.subarray(card.from, card.from + FEATURES));
      rectifiedErrors(card.features, this.errorFeatures);
      this.rows.backward(card.rows, this.errorFeatures, null);
    }
    return error * error;
  }

  step(rate: number, samples: number): void {
    this.rows.step(rate, samples);
    this.first.step(rate, samples);
    this.last.step(rate, samples);
  }

  data(): SunRowsData {
    return { rows: this.rowGrains(), first: this.first.grains(), last: this.last.grains() };
  }

  /** Rows that never came up count nothing. */
  private rowGrains(): readonly number[] {
    return this.rows
      .grains()
      .map((grain, at) =>
        at < ROW_KINDS * FEATURES && !this.seen.has(Math.floor(at / FEATURES)) ? 0 : grain,
      );
  }

  private begin({ first, last }: Start): void {
    const hidden = last.length - 1;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      this.last.values[unit] = unit < hidden ? (last[unit] ?? 0) / GRAIN : 0;
    this.last.values[HIDDEN] = (last[hidden] ?? 0) / GRAIN;
    const inputs = first.length / hidden - 1;
    for (let unit = 0; unit < hidden; unit += 1) {
      for (let input = 0; input <= INPUTS; input += 1) this.first.values[input * HIDDEN + unit] = 0;
      for (let input = 0; input <= inputs; input += 1)
        this.first.values[placeOf(input) * HIDDEN + unit] = (first[input * hidden + unit] ?? 0) / GRAIN;
    }
  }

  private putSeat({ facts, cards }: SeatInputs, from: number): void {
    this.x.set(facts, from);
    for (const kinds of cards) {
      const card = this.cards[this.used];
      if (!card) continue;
      this.used += 1;
      card.from = from + SEAT_FACTS;
      card.rows.fill(0);
      for (const kind of kinds) {
        card.rows[kind] = (card.rows[kind] ?? 0) + 1;
        this.seen.add(kind);
      }
      this.rows.forward(card.rows, card.features);
      rectify(card.features);
      for (let at = 0; at < FEATURES; at += 1)
        this.x[card.from + at] = (this.x[card.from + at] ?? 0) + (card.features[at] ?? 0);
    }
  }
}
