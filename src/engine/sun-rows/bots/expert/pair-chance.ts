import { addInput, type Dense, denseOf, outputsOf, rectify } from '../../../bots/dense';
import { FEATURES, SEAT_INPUTS, SeatPart } from './seat-part';
import { estimate, type Standing } from './standing';

/** The learnt function, as `scripts/design/bots/sun-rows.ts` makes it. */
export interface SunRowsData {
  /** What a row adds to the features of its card, by the kind of the row; then the constants. */
  readonly rows: readonly number[];
  /** The first layer: the inputs of the seat, of the other seat, of the table; then the constants. */
  readonly first: readonly number[];
  readonly last: readonly number[];
}

export const HIDDEN = 48;
export const TABLE_FACTS = 5;
export const INPUTS = 2 * SEAT_INPUTS + TABLE_FACTS;

/** The factor by which rerolls and the choice between cards shorten the game. */
const PACE = 0.6;
const LONGEST = 30;

/** What matters beside the two seats. */
export interface Table {
  readonly seats: number;
  readonly advanced: boolean;
  /** The expected results until any seat has scored all its cards. */
  readonly turns: number;
}

/** Returns the inputs of the table for the seat of a pair that rolls next, and the other one. */
export function tableFacts(own: Standing, other: Standing, table: Table): readonly number[] {
  const length = table.turns === 0 ? 0 : Math.max(1, PACE * table.turns);
  return [
    Math.min(length, LONGEST) / 15,
    (estimate(own, length) - estimate(other, length)) / 20,
    (own.points - other.points) / 20,
    table.seats / 4,
    table.advanced ? 1 : 0,
  ];
}

/** A chance from any number: 0 is a half. Unlike the usual curve it has no exponent. */
export const chanceOf = (sum: number): number => 0.5 + (0.5 * sum) / Math.sqrt(1 + sum * sum);

/** Foretells which of two seats ends the game ahead of the other one. Learnt from games of bots. */
export class PairChance {
  private readonly first: Dense;
  private readonly last: Dense;
  private readonly own: SeatPart;
  private readonly other: SeatPart;
  private readonly sums = new Float64Array(HIDDEN);
  private readonly output = new Float64Array(1);

  constructor(data: SunRowsData) {
    const rows = denseOf(data.rows, FEATURES);
    this.first = denseOf(data.first, HIDDEN);
    this.last = denseOf(data.last, 1);
    this.own = new SeatPart(rows, this.first, 'own');
    this.other = new SeatPart(rows, this.first, 'other');
  }

  /** Returns the chance of the seat that rolls next. */
  of(own: Standing, other: Standing, table: Table): number {
    const { sums, first } = this;
    const ownPart = this.own.of(own);
    const otherPart = this.other.of(other);
    for (let at = 0; at < HIDDEN; at += 1)
      sums[at] = (first.bias[at] ?? 0) + (ownPart[at] ?? 0) + (otherPart[at] ?? 0);
    const facts = tableFacts(own, other, table);
    for (let at = 0; at < TABLE_FACTS; at += 1) addInput(first, 2 * SEAT_INPUTS + at, facts[at] ?? 0, sums);
    return chanceOf(outputsOf(this.last, rectify(sums), this.output)[0] ?? 0);
  }
}
