import { type Chance, dice, drawOne, permutation } from '../chance';
import type { Seat } from '../game';
import { mostFirst, type Ranking } from '../ranking';
import type { Refusal } from '../refusal';
import { DOTTED } from './classic';
import { anyFits, checkFit, rowsFor } from './fit';
import { type Options, tableausOf } from './options';
import { no } from './reasons';
import { DICE_A_TURN, type Move, type State, tableauOf } from './state';
import { boxesOf, ROWS } from './tableau';

const ALL_DICE = 30;
/** D1: what each seat begins with. */
export const FIRST_POINTS = 80;

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };
const NO_DICE: readonly number[] = [];
const EMPTY_ROWS: readonly (readonly number[])[] = Array.from({ length: ROWS }, () => NO_DICE);

/** D1 */
const sharedOut = (seats: number): readonly number[] => Array(seats).fill(Math.floor(ALL_DICE / seats));

/** D1, D2 */
export function start(seats: number, options: Options, chance: Chance): State {
  const tableaus = tableausOf(options);
  const active = drawOne(chance, 0, seats - 1);
  const shuffled = chance.draw(permutation(tableaus.length));
  const stack = options.beginner ? [DOTTED, ...shuffled.filter((number) => number !== DOTTED)] : shuffled;
  return {
    setup: { tableaus, stack, goal: options.goal, distinct: options.stars === 'distinct' },
    phase: 'roll',
    round: 0,
    active,
    points: Array(seats).fill(FIRST_POINTS),
    dice: sharedOut(seats),
    rows: EMPTY_ROWS,
    hand: NO_DICE,
    placed: false,
  };
}

export const turn = (state: State): readonly Seat[] => (state.phase === 'over' ? [] : [state.active]);

export function moves(state: State): readonly Move[] {
  if (state.phase === 'roll') return [ROLL];
  const found: Move[] = [];
  for (const [at, value] of state.hand.entries()) {
    if (value === state.hand[at - 1]) continue;
    for (const row of rowsFor(state, value)) found.push({ kind: 'place', value, row: row + 1 });
  }
  if (state.placed) found.push(ROLL, STOP);
  return found;
}

export function check(state: State, _seat: Seat, move: Move): Refusal | null {
  if (state.phase === 'roll') return move.kind === 'roll' ? null : no['roll-first'];
  if (move.kind !== 'place') return state.placed ? null : no['place-first'];
  return state.hand.includes(move.value) ? checkFit(state, move.value, move.row - 1) : no['not-in-hand'];
}

export function play(state: State, _seat: Seat, move: Move, chance: Chance): State {
  if (move.kind === 'roll') return roll(state, chance);
  return move.kind === 'place' ? place(state, move.value, move.row - 1) : endTurn(state);
}

/** D4, D8: the first roll of a turn has up to five dice, a further one all dice left in hand. */
function roll(state: State, chance: Chance): State {
  const size =
    state.phase === 'roll' ? Math.min(DICE_A_TURN, state.dice[state.active] ?? 0) : state.hand.length;
  const hand = [...chance.draw(dice(size))].sort((a, b) => a - b);
  const rolled: State = { ...state, phase: 'place', hand, placed: false };
  return anyFits(rolled) ? rolled : endTurn(rolled);
}

/** D6, D9, D11, D13 */
function place(state: State, value: number, row: number): State {
  const at = state.hand.indexOf(value);
  const placed: State = {
    ...state,
    rows: state.rows.map((lying, other) => (other === row ? [...lying, value] : lying)),
    dice: state.dice.map((dice, seat) => (seat === state.active ? dice - 1 : dice)),
    hand: state.hand.filter((_, other) => other !== at),
    placed: true,
  };
  if (!isFull(placed, row)) return placed.hand.length > 0 ? placed : endTurn(placed);
  const settled = settle(placed, row);
  if (settled.rows.every((_, each) => isFull(settled, each))) return endRound(settled);
  return settled.hand.length > 0 ? settled : endTurn(settled);
}

function isFull(state: State, row: number): boolean {
  const printed = tableauOf(state)[row];
  return printed !== undefined && (state.rows[row]?.length ?? 0) === boxesOf(printed);
}

/** D9: a seat that can't pay in full pays all it has. */
function settle(state: State, row: number): State {
  const worth = tableauOf(state)[row]?.points ?? 0;
  return {
    ...state,
    points: state.points.map((points, seat) =>
      seat === state.active ? Math.max(0, points + worth) : points,
    ),
  };
}

/** D7, D8, D10: returns the dice in hand to the seat and skips seats without dice. */
function endTurn(state: State): State {
  let active = state.active;
  do active = (active + 1) % state.dice.length;
  while (state.dice[active] === 0 && active !== state.active);
  return { ...state, phase: 'roll', active, hand: NO_DICE, placed: false };
}

/** D11, D12 */
function endRound(state: State): State {
  const cleared = { ...state, hand: NO_DICE, placed: false };
  if (state.points.some((points) => points >= state.setup.goal)) return { ...cleared, phase: 'over' };
  return {
    ...cleared,
    phase: 'roll',
    round: state.round + 1,
    active: (state.active + 1) % state.dice.length,
    dice: sharedOut(state.dice.length),
    rows: EMPTY_ROWS,
  };
}

export const scores = (state: State): readonly number[] => state.points;

export const ranking = (state: State): Ranking | null =>
  state.phase === 'over' ? mostFirst(state.points) : null;
