import { type Dense, denseOf, outputsOf, rectify } from '../../../bots/dense';
import { DICE_A_TURN, type State, tableauOf } from '../../state';
import { boxesOf, type Row } from '../../tableau';
import { finishing } from '../finish';

/** The learnt function, as `scripts/design/bots/last-die.ts` makes it. */
export interface LastDieData {
  /** Two layers for each row that is not full, summed over the rows, and two layers for the whole. */
  readonly row: readonly number[];
  readonly rowAgain: readonly number[];
  readonly whole: readonly number[];
  readonly last: readonly number[];
}

export const ROW_INPUTS = 10;
export const ROW_HIDDEN = 16;
export const ROW_OUTPUTS = 12;
/** The sums of the rows' outputs, three plain sums over the rows, four numbers of the table. */
export const WHOLE_INPUTS = ROW_OUTPUTS + 7;
export const WHOLE_HIDDEN = 24;

/** The output 1 is so many points. */
export const UNIT_POINTS = 50;

/** Facts of a row for a seat that ends its turn: the inputs of the learnt function, and three plain sums. */
export interface RowFacts {
  readonly inputs: readonly number[];
  /** Boxes left, and the lead in the race for positive and for negative points. */
  readonly sums: readonly [boxes: number, positive: number, negative: number];
}

/** `others`: the dice of the other seats in the order of play. The seat itself is last, with `mine`. */
export function rowFacts(row: Row, filled: number, mine: number, others: readonly number[]): RowFacts {
  const chances = finishing(row)[filled] ?? [];
  const withDice = (dice: number): number => chances[Math.min(DICE_A_TURN, dice)] ?? 0;
  let open = 1;
  for (const dice of others) open *= 1 - withDice(dice);
  const own = withDice(mine);
  const done = 1 - open * (1 - own);
  const share = done > 0 ? (open * own) / done : 1 / (others.length + 1);
  const lead = share - (1 - share) / others.length;
  const left = boxesOf(row) - filled;
  const worth = (row.points * lead) / UNIT_POINTS;
  return {
    inputs: [
      row.points / 30,
      left / 4,
      own,
      withDice(others[0] ?? 0),
      1 - open,
      lead,
      (row.points * lead) / 30,
      share,
      row.kind === 'stars' ? 1 : 0,
      row.kind === 'full-house' ? 1 : 0,
    ],
    sums: [left / 10, row.points > 0 ? worth : 0, row.points > 0 ? 0 : worth],
  };
}

/** Returns the other seats' dice in the order of play after this seat. */
export const othersAfter = ({ dice }: State, seat: number): readonly number[] =>
  Array.from({ length: dice.length - 1 }, (_, at) => dice[(seat + 1 + at) % dice.length] ?? 0);

export function tableFacts(mine: number, others: readonly number[]): readonly number[] {
  const all = others.reduce((sum, dice) => sum + dice, 0);
  return [mine / 10, all / others.length / 10, (others[0] ?? 0) / 10, others.length / 4];
}

/** What one row adds to the inputs of the whole. */
type Share = Float64Array;

/**
 * Foretells how many points a seat that ends its turn will win until the round ends, compared with the mean
 * of the others. Learnt from games of bots.
 */
export class RestOfRound {
  private readonly row: Dense;
  private readonly rowAgain: Dense;
  private readonly whole: Dense;
  private readonly last: Dense;
  private readonly hidden = new Float64Array(ROW_HIDDEN);
  private readonly inputs = new Float64Array(WHOLE_INPUTS);
  private readonly wholeHidden = new Float64Array(WHOLE_HIDDEN);
  private readonly output = new Float64Array(1);

  constructor(data: LastDieData) {
    this.row = denseOf(data.row, ROW_HIDDEN);
    this.rowAgain = denseOf(data.rowAgain, ROW_OUTPUTS);
    this.whole = denseOf(data.whole, WHOLE_HIDDEN);
    this.last = denseOf(data.last, 1);
  }

  /** Returns a function of the boxes filled in each row and the dice that the seat keeps, in points. */
  at(state: State, seat: number): (filled: readonly number[], mine: number) => number {
    const tableau = tableauOf(state);
    const others = othersAfter(state, seat);
    const shares = new Map<number, Share>();
    const shareOf = (row: Row, at: number, filled: number, mine: number): Share => {
      const key = (at * 8 + filled) * 32 + mine;
      const share = shares.get(key) ?? this.shareOf(row, filled, mine, others);
      shares.set(key, share);
      return share;
    };
    return (filled, mine) => {
      const { inputs } = this;
      inputs.fill(0);
      tableau.forEach((row, at) => {
        const boxes = filled[at] ?? 0;
        if (boxes < boxesOf(row)) add(inputs, shareOf(row, at, boxes, mine));
      });
      inputs.set(tableFacts(mine, others), ROW_OUTPUTS + 3);
      const hidden = rectify(outputsOf(this.whole, inputs, this.wholeHidden));
      return UNIT_POINTS * (outputsOf(this.last, hidden, this.output)[0] ?? 0);
    };
  }

  private shareOf(row: Row, filled: number, mine: number, others: readonly number[]): Share {
    const { inputs, sums } = rowFacts(row, filled, mine, others);
    const share = new Float64Array(ROW_OUTPUTS + sums.length);
    const hidden = rectify(outputsOf(this.row, inputs, this.hidden));
    share.set(rectify(outputsOf(this.rowAgain, hidden, new Float64Array(ROW_OUTPUTS))));
    share.set(sums, ROW_OUTPUTS);
    return share;
  }
}

function add(sums: Float64Array, share: Share): void {
  for (let at = 0; at < share.length; at += 1) sums[at] = (sums[at] ?? 0) + (share[at] ?? 0);
}
