import { boxesOf, type Row } from '../tableau';
import { type Hand, one, VALUES } from './hands';

const SECOND_GROUP = 3;

/**
 * Every way in which the dice of a row can lie, numbered: 0 is the empty row, and laying a die leads to a later way.
 * So the search can lay dice and take them back without knowing what kinds of rows there are.
 */
export interface Ways {
  readonly boxes: number;
  /** By way: the boxes filled. */
  readonly filled: readonly number[];
  /** By way: whether the next box begins a group, whose value is free. */
  readonly free: readonly boolean[];
  /** By way: the dice that fit. */
  readonly next: readonly (readonly Step[])[];
}

/** A die that is laid, and the way that it leads to. */
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

/** D5, but for what other rows forbid (D15). */
function fits(row: Row, lying: readonly number[], value: number): boolean {
  if (lying.length === boxesOf(row)) return false;
  if (row.kind === 'pips') return row.pips[lying.length] === value;
  if (lying.length === 0) return true;
  const last = lying[lying.length - 1];
  return row.kind === 'full-house' && lying.length === SECOND_GROUP ? value !== last : value === last;
}

/** The way in which these dice lie. */
export const wayOf = (ways: Ways, lying: readonly number[]): number =>
  lying.reduce((way, value) => ways.next[way]?.find((step) => step.value === value)?.way ?? 0, 0);
