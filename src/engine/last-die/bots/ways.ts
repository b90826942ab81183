import { boxesOf, type Row } from '../tableau';
import { type Hand, one, VALUES } from './hands';

const SECOND_GROUP = 3;

/**
 * All ways to fill a row, numbered: 0 is the empty row, and each die leads to a higher number. With it the
 * search places dice and takes them back without knowledge of the kinds of rows.
 */
export interface Ways {
  readonly boxes: number;
  /** The number of boxes filled, by way. */
  readonly filled: readonly number[];
  /** Whether the next box begins a group, whose value is free to choose; by way. */
  readonly free: readonly boolean[];
  /** The dice that fit, by way. */
  readonly next: readonly (readonly Step[])[];
}

/** A placed die and the way that it leads to. */
export interface Step {
  readonly value: number;
  readonly die: Hand;
  readonly way: number;
}

const known = new WeakMap<Row, Ways>();

export function waysOf(row: Row): Ways {
  const found = known.get(row) ?? work(row);
  known.set(row, found);
  return found;
}

function work(row: Row): Ways {
  const lyings: (readonly number[])[] = [[]];
  const next: Step[][] = [];
  for (const lying of lyings)
    next.push(
      VALUES.filter((value) => fits(row, lying, value)).map((value) => {
        const way = lyings.push([...lying, value]) - 1;
        return { value, die: one(value), way };
      }),
    );
  const filled = lyings.map((lying) => lying.length);
  return { boxes: boxesOf(row), filled, free: filled.map((boxes) => beginsGroup(row, boxes)), next };
}

function beginsGroup(row: Row, filled: number): boolean {
  if (row.kind === 'pips' || filled === boxesOf(row)) return false;
  return filled === 0 || (row.kind === 'full-house' && filled === SECOND_GROUP);
}

/** D5, without the limits from other rows (D15). */
function fits(row: Row, lying: readonly number[], value: number): boolean {
  if (lying.length === boxesOf(row)) return false;
  if (row.kind === 'pips') return row.pips[lying.length] === value;
  if (lying.length === 0) return true;
  const last = lying[lying.length - 1];
  return row.kind === 'full-house' && lying.length === SECOND_GROUP ? value !== last : value === last;
}

/** Returns the way of these dice. */
export const wayOf = (ways: Ways, lying: readonly number[]): number =>
  lying.reduce((way, value) => ways.next[way]?.find((step) => step.value === value)?.way ?? 0, 0);
