import type { Adviser } from '../bots/advice';
import { finishing } from './bots/finish';
import { type Hand, holds, rollsOf } from './bots/hands';
import { type Ways, wayOf, waysOf } from './bots/ways';
import { checkFit } from './fit';
import { moves } from './rules';
import { DICE_A_TURN, type Move, type State, tableauOf } from './state';
import { boxesOf, type Row } from './tableau';

export interface PlaceFacts {
  /** The placed die, and its row, counted from 1. */
  readonly value: number;
  readonly row: number;
  /** The points of the row, negative if it costs. */
  readonly points: number;
  /** The boxes that stay empty. With 0 the points are settled (D9). */
  readonly left: number;
  /** In how many of 100 turns the next seat with dice fills them, if it does nothing else. */
  readonly next: number;
  /** The same without this die. */
  readonly before: number;
  /** Other dice in hand that fill some of them without a roll. */
  readonly ready: readonly number[];
  /** In how many of 100 turns the dice in hand then fill the rest, if they are rolled on for nothing else. */
  readonly rolled: number;
}

/** What a further roll of the dice in hand can do: in how many of 100 rolls. */
export interface RollFacts {
  /** The dice in hand. */
  readonly dice: number;
  /** A row that brings points can be filled. */
  readonly fills: number;
  /** A die must be placed, and no row that brings points can be filled. */
  readonly uses: number;
  /** No die fits, which costs nothing (D7). */
  readonly vain: number;
  /** Every die that fits is the last one of a row that costs points. */
  readonly costs: number;
  /** The dice that the seat has left, those in hand included, and the empty boxes of the tableau. */
  readonly left: number;
  readonly boxes: number;
  /** The row that brings points and that one more die would help the next seat most to fill. Null if there is none. */
  readonly help: Help | null;
}

export interface Help {
  /** Counted from 1. */
  readonly row: number;
  /** In how many of 100 turns the next seat fills it: as it is, and with one more die. */
  readonly now: number;
  readonly after: number;
}

export interface Facts {
  /** Null if the move places no die. */
  readonly own: PlaceFacts | null;
  /** The legal placing that would cost the most at once. */
  readonly other: PlaceFacts | null;
  /** The placing that was made instead. Null if another move was. */
  readonly made: PlaceFacts | null;
  /** Null if the move places a die. */
  readonly roll: RollFacts | null;
}

export const advice: Adviser<State, Move, Facts> = (state, _seat, move, instead) => {
  const own = move.kind === 'place' ? factsOf(state, move) : null;
  const costs = moves(state)
    .filter((each) => each.kind === 'place')
    .filter((each) => move.kind !== 'place' || each.row !== move.row)
    .map((place) => ({ place, facts: factsOf(state, place) }))
    .filter(({ facts }) => facts.left === 0 && facts.points < 0)
    .sort((a, b) => a.facts.points - b.facts.points);
  const [other] = costs;
  return {
    move,
    other: other?.place ?? null,
    facts: {
      own,
      other: other?.facts ?? null,
      made: instead?.kind === 'place' ? factsOf(state, instead) : null,
      roll: move.kind === 'place' ? null : rollFacts(state),
    },
  };
};

type Place = Extract<Move, { readonly kind: 'place' }>;

const of100 = (chance: number): number => Math.floor(100 * chance + 0.5);

function factsOf(state: State, { value, row }: Place): PlaceFacts {
  const printed = tableauOf(state)[row - 1];
  const lying = state.rows[row - 1]?.length ?? 0;
  if (!printed) return { value, row, points: 0, left: 0, next: 0, before: 0, ready: [], rolled: 0 };
  const filled = lying + 1;
  const ready = readyFor(placed(state, value, row), row);
  const others = state.hand.length - 1 - ready.length;
  return {
    value,
    row,
    points: printed.points,
    left: boxesOf(printed) - filled,
    next: nextFills(state, printed, filled),
    before: nextFills(state, printed, lying),
    ready,
    rolled: of100(finishing(printed)[filled + ready.length]?.[others] ?? 0),
  };
}

/** The most dice in hand that fit a row one after another. */
function readyFor(state: State, row: number): readonly number[] {
  const fitting = new Set(state.hand.filter((value) => checkFit(state, value, row - 1) === null));
  return [...fitting]
    .map((value) => [value, ...readyFor(placed(state, value, row), row)])
    .reduce((most, dice) => (dice.length > most.length ? dice : most), []);
}

/** The dice in hand and in the row after this one is placed. */
function placed(state: State, value: number, row: number): State {
  const at = state.hand.indexOf(value);
  return {
    ...state,
    hand: state.hand.filter((_, other) => other !== at),
    rows: state.rows.map((lying, other) => (other === row - 1 ? [...lying, value] : lying)),
  };
}

/** In how many of 100 turns the next seat fills a row that is filled so far. */
const nextFills = (state: State, row: Row, filled: number): number =>
  of100(finishing(row)[filled]?.[Math.min(DICE_A_TURN, nextDice(state))] ?? 0);

/** D10: the dice of the next seat in turn. A seat without dice is passed over. */
function nextDice({ dice, active }: State): number {
  for (let after = 1; after < dice.length; after += 1) {
    const theirs = dice[(active + after) % dice.length] ?? 0;
    if (theirs > 0) return theirs;
  }
  return 0;
}

/** A row with empty boxes. */
interface Open {
  readonly points: number;
  readonly ways: Ways;
  readonly way: number;
}

/** Counts the rolls exactly. */
function rollFacts(state: State): RollFacts {
  const rows = tableauOf(state).flatMap((row, at): readonly Open[] => {
    const ways = waysOf(row);
    const lying = state.rows[at] ?? [];
    return lying.length < ways.boxes ? [{ points: row.points, ways, way: wayOf(ways, lying) }] : [];
  });
  const mayPay = (state.points[state.active] ?? 0) > 0;
  const { hands, chances } = rollsOf(state.hand.length);
  let [fills, uses, vain, costs] = [0, 0, 0, 0];
  for (const [at, hand] of hands.entries()) {
    const chance = chances[at] ?? 0;
    const taking = rows.filter(({ ways, way }) => takes(ways, way, hand));
    if (taking.length === 0) vain += chance;
    else if (rows.some(({ points, ways, way }) => points > 0 && canFill(ways, way, hand))) fills += chance;
    else {
      uses += chance;
      if (mayPay && taking.every((row) => row.points < 0 && isLast(row))) costs += chance;
    }
  }
  return {
    dice: state.hand.length,
    fills: of100(fills),
    uses: of100(uses),
    vain: of100(vain),
    costs: of100(costs),
    left: state.dice[state.active] ?? 0,
    boxes: rows.reduce((sum, { ways, way }) => sum + ways.boxes - (ways.filled[way] ?? 0), 0),
    help: mostHelp(state),
  };
}

const isLast = ({ ways, way }: Open): boolean => (ways.filled[way] ?? 0) + 1 === ways.boxes;

const takes = (ways: Ways, way: number, hand: Hand): boolean =>
  (ways.next[way] ?? []).some(({ die }) => holds(hand, die));

/** Whether these dice can fill the row to its end. */
function canFill(ways: Ways, way: number, hand: Hand): boolean {
  if (ways.filled[way] === ways.boxes) return true;
  return (ways.next[way] ?? []).some(
    (step) => holds(hand, step.die) && canFill(ways, step.way, hand - step.die),
  );
}

function mostHelp(state: State): Help | null {
  let most: Help | null = null;
  for (const [at, row] of tableauOf(state).entries()) {
    const filled = state.rows[at]?.length ?? 0;
    if (row.points < 0 || filled + 1 >= boxesOf(row)) continue;
    const help = {
      row: at + 1,
      now: nextFills(state, row, filled),
      after: nextFills(state, row, filled + 1),
    };
    if (!most || help.after - help.now > most.after - most.now) most = help;
  }
  return most;
}
