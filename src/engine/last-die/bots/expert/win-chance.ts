import { type Dense, denseOf, outputsOf, rectify } from '../../../bots/dense';
import { type State, tableauOf } from '../../state';
import { boxesOf } from '../../tableau';

/** The learnt chance, as `scripts/design/bots/last-die.ts` makes it. */
export interface ChanceData {
  readonly chance: readonly number[];
  readonly chanceLast: readonly number[];
}

export const CHANCE_INPUTS = 10;
export const CHANCE_HIDDEN = 16;

/** A seat that has just ended its turn, and another one. */
export interface Pair {
  /** The points that each will have at the end of the round, as far as the rest of the round is foretold. */
  readonly own: number;
  readonly other: number;
  readonly goal: number;
  readonly seats: number;
}

/** The rest of the round. Nobody knows the tableau of a new round yet. */
export interface Left {
  readonly boxes: number;
  /** The points of the rows that are not full: of those that bring points, and of those that cost some. */
  readonly brings: number;
  readonly costs: number;
  readonly fresh: boolean;
}

/** The mean of the classic tableaus. */
export const NEW_ROUND: Left = { boxes: 22.5, brings: 157.5, costs: 26.5, fresh: true };

/**
 * Pairs a seat that ends its turn with each other one. `rest`: the points that it will win until the round
 * ends, compared with the mean of the others.
 */
export function pairsOf({ points, setup }: State, seat: number, rest: number): readonly Pair[] {
  const seats = points.length;
  const own = (points[seat] ?? 0) + rest - rest / seats;
  return points
    .filter((_, other) => other !== seat)
    .map((other) => ({ own, other: other - rest / seats, goal: setup.goal, seats }));
}

/** Returns what is left of the round. */
export function leftOf(state: State): Left {
  let [boxes, brings, costs] = [0, 0, 0];
  tableauOf(state).forEach((row, at) => {
    const left = boxesOf(row) - (state.rows[at]?.length ?? 0);
    boxes += left;
    if (left > 0 && row.points > 0) brings += row.points;
    else if (left > 0) costs -= row.points;
  });
  return { boxes, brings, costs, fresh: false };
}

/** From −1 to 1. Unlike the usual curve it has no exponent. */
const squashed = (value: number): number => value / Math.sqrt(1 + value * value);

export function chanceInputs({ own, other, goal, seats }: Pair, left: Left): readonly number[] {
  const lead = own - other;
  const far = (points: number): number => squashed((goal - points) / 100);
  return [
    lead / 100,
    squashed(lead / 40),
    far(own),
    far(other),
    (goal - Math.max(own, other)) / 300,
    left.boxes / 20,
    left.brings / 150,
    left.costs / 100,
    left.fresh ? 1 : 0,
    seats / 4,
  ];
}

/** Foretells which of two seats ends the game ahead of the other one. Learnt from games of bots. */
export class WinChance {
  private readonly first: Dense;
  private readonly last: Dense;
  private readonly hidden = new Float64Array(CHANCE_HIDDEN);
  private readonly output = new Float64Array(1);

  constructor({ chance, chanceLast }: ChanceData) {
    this.first = denseOf(chance, CHANCE_HIDDEN);
    this.last = denseOf(chanceLast, 1);
  }

  /** Returns the chance of the seat that has just ended its turn. */
  of(pair: Pair, left: Left): number {
    const hidden = rectify(outputsOf(this.first, chanceInputs(pair, left), this.hidden));
    return 0.5 + 0.5 * squashed(outputsOf(this.last, hidden, this.output)[0] ?? 0);
  }
}
