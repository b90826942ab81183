import type { Adviser } from '../bots/advice';
import { finishing as finishChances } from './bots/finish';
import { type Hand, holds, rollsOf } from './bots/hands';
import { type Ways, wayOf, waysOf } from './bots/ways';
import { moves } from './rules';
import { DICE_A_TURN, type Move, type State, tableauOf } from './state';
import { boxesOf } from './tableau';

export interface PlaceFacts {
  /** The points of the row, negative if it costs. */
  readonly points: number;
  /** The boxes that stay empty. With 0 the points are settled (D9). */
  readonly left: number;
  /** In how many of 100 turns the next seat with dice fills them, if it does nothing else. */
  readonly next: number;
}

export interface Facts {
  /** Null if the move places no die. */
  readonly own: PlaceFacts | null;
  /** The legal placing that would cost the most at once. */
  readonly other: PlaceFacts | null;
  /** The dice in hand. */
  readonly dice: number;
  /** How many of 100 rolls of these dice can finish a row that brings points. */
  readonly finishing: number;
}

export const advice: Adviser<State, Move, Facts> = (state, _seat, move) => {
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
      dice: state.hand.length,
      finishing: move.kind === 'place' ? 0 : finishing(state),
    },
  };
};

function factsOf(state: State, { row }: Extract<Move, { readonly kind: 'place' }>): PlaceFacts {
  const printed = tableauOf(state)[row - 1];
  if (!printed) return { points: 0, left: 0, next: 0 };
  const filled = (state.rows[row - 1]?.length ?? 0) + 1;
  const chance = finishChances(printed)[filled]?.[Math.min(DICE_A_TURN, nextDice(state))] ?? 0;
  return { points: printed.points, left: boxesOf(printed) - filled, next: Math.floor(100 * chance + 0.5) };
}

/** D10: the dice of the next seat in turn. A seat without dice is passed over. */
function nextDice({ dice, active }: State): number {
  for (let after = 1; after < dice.length; after += 1) {
    const theirs = dice[(active + after) % dice.length] ?? 0;
    if (theirs > 0) return theirs;
  }
  return 0;
}

/** Counts the rolls exactly. */
function finishing(state: State): number {
  const rows = tableauOf(state).flatMap((row, at) => {
    const ways = waysOf(row);
    const lying = state.rows[at] ?? [];
    return row.points > 0 && lying.length < ways.boxes ? [{ ways, way: wayOf(ways, lying) }] : [];
  });
  const { hands, chances } = rollsOf(state.hand.length);
  let sum = 0;
  for (const [at, hand] of hands.entries())
    if (rows.some(({ ways, way }) => fills(ways, way, hand))) sum += chances[at] ?? 0;
  return Math.floor(100 * sum + 0.5);
}

/** Whether these dice can fill the row to its end. */
function fills(ways: Ways, way: number, hand: Hand): boolean {
  if (ways.filled[way] === ways.boxes) return true;
  return (ways.next[way] ?? []).some(
    (step) => holds(hand, step.die) && fills(ways, step.way, hand - step.die),
  );
}
