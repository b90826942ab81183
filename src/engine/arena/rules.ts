import { type Chance, drawOne } from '../chance';
import type { Seat } from '../game';
import { pick, type Uniform } from '../random';
import { fewestFirst, type Ranking } from '../ranking';
import type { Refusal } from '../refusal';
import { type Fate, fatesOf, readFates } from './fates';
import { overlap, wholeOnFloor } from './floor';
import type { Options } from './options';
import { no } from './reasons';
import { HAND_REACH, HAND_SPEED } from './simulation';
import { type Aim, type Die, isGrandThrow, type Move, type State, X } from './state';

/** A1: the dice in each reserve, by the number of seats. */
const RESERVES = [0, 0, 9, 8, 7, 6] as const;
const GREATEST_SEED = 0x7fff_ffff;

const THROW: Move = { kind: 'throw', aim: null };
const STOP: Move = { kind: 'stop' };

/** A1 */
const firstDie = (chance: Chance): Die => ({ face: drawOne(chance, X + 1, 6), x: 0, y: 0, turn: 0 });

const fullReserves = (seats: number): readonly number[] => Array(seats).fill(RESERVES[seats] ?? 0);

/** A1 */
export function start(seats: number, { rounds }: Options, chance: Chance): State {
  const starter = drawOne(chance, 0, seats - 1);
  return {
    tournament: rounds === 'tournament',
    phase: 'first',
    active: starter,
    arena: [firstDie(chance)],
    reserves: fullReserves(seats),
    out: [],
    round: 0,
    starter,
    points: Array(seats).fill(0),
  };
}

export const turn = (state: State): readonly Seat[] => (state.phase === 'over' ? [] : [state.active]);

export const moves = (state: State): readonly Move[] => (state.phase === 'more' ? [THROW, STOP] : [THROW]);

/** Returns a random move of those in `moves`, with any aim and any regrouping. */
export function atRandom(state: State, _seat: Seat, random: Uniform): Move {
  const move = pick(moves(state), random);
  if (move.kind === 'stop') return move;
  const anywhere = (most: number) => random(2 * most + 1) - most;
  const [x, y] = [anywhere(HAND_REACH), anywhere(HAND_REACH)];
  const regroup = { kind: 'regroup', die: 1 + random(8), x, y, turn: random(360) } as const;
  if (random(4) === 0 && checkRegroup(state, regroup) === null) return regroup;
  return { kind: 'throw', aim: { x, y, vx: anywhere(HAND_SPEED), vy: anywhere(HAND_SPEED) } };
}

export function check(state: State, _seat: Seat, move: Move): Refusal | null {
  if (move.kind === 'stop') return state.phase === 'more' ? null : no['must-throw'];
  return move.kind === 'throw' ? null : checkRegroup(state, move);
}

/** A3 */
function checkRegroup(state: State, move: Move & { readonly kind: 'regroup' }): Refusal | null {
  if (!state.arena[move.die - 1]) return no['no-such-die'];
  if (!wholeOnFloor(move)) return no['off-the-floor'];
  return state.arena.some((other, at) => at !== move.die - 1 && overlap(move, other)) ? no.overlap : null;
}

export function play(state: State, _seat: Seat, move: Move, chance: Chance): State {
  if (move.kind === 'throw') return throwDice(state, move.aim, chance);
  return move.kind === 'regroup' ? regroup(state, move) : endTurn(state, chance);
}

function regroup(state: State, { die, x, y, turn }: Move & { readonly kind: 'regroup' }): State {
  return {
    ...state,
    arena: state.arena.map((other, at) => (at === die - 1 ? { ...other, x, y, turn } : other)),
  };
}

/** A2, A5, A6, A7 */
function throwDice(state: State, aim: Aim | null, chance: Chance): State {
  const reserve = state.reserves[state.active] ?? 0;
  const thrown = isGrandThrow(state) ? reserve : 1;
  const seed = drawOne(chance, 0, GREATEST_SEED);
  const fates = readFates(chance.draw(fatesOf({ arena: state.arena, thrown, aim }, seed)));
  const { left, taken } = sort(fates);
  const after = withReserve({ ...state, arena: left }, reserve - thrown + taken);
  const again = taken === 0 && reserve > thrown;
  return again ? { ...after, phase: 'more' } : endTurn(after, chance);
}

/** A4: returns the dice that stay in the arena and how many the thrower takes. */
export function sort(fates: readonly Fate[]): { readonly left: readonly Die[]; readonly taken: number } {
  const lying = fates.filter((die) => die !== null).filter(({ face }) => face !== X);
  const isAlone = (die: Die) => lying.filter(({ face }) => face === die.face).length === 1;
  const left = lying.filter(isAlone);
  return { left, taken: lying.length - left.length };
}

const withReserve = (state: State, dice: number): State => ({
  ...state,
  reserves: state.reserves.map((reserve, seat) => (seat === state.active ? dice : reserve)),
});

/** A7: a seat that has no dice at the end of its turn is out. */
function endTurn(state: State, chance: Chance): State {
  if ((state.reserves[state.active] ?? 0) > 0) return nextTurn(state);
  const seats = state.reserves.length;
  const out = [...state.out, state.active];
  const stillIn = seats - out.length;
  const points = state.points.map((points, seat) =>
    state.tournament && seat === state.active ? points + stillIn : points,
  );
  const after = { ...state, out, points };
  return stillIn > 1 ? nextTurn(after) : endRound(after, chance);
}

function nextTurn(state: State): State {
  let active = state.active;
  do active = (active + 1) % state.reserves.length;
  while (state.out.includes(active));
  return { ...state, phase: 'first', active };
}

/** A8 */
function endRound(state: State, chance: Chance): State {
  const seats = state.reserves.length;
  const round = state.round + 1;
  if (!state.tournament || round === seats) return { ...state, phase: 'over' };
  return {
    ...state,
    phase: 'first',
    round,
    active: (state.starter + round) % seats,
    arena: [firstDie(chance)],
    reserves: fullReserves(seats),
    out: [],
  };
}

/** Dice in reserve, or the points in a tournament. */
export const scores = (state: State): readonly number[] => (state.tournament ? state.points : state.reserves);

/**
 * A7: the last seat is first, the others follow by how late they went out. A8: the fewest points are first.
 */
export function ranking(state: State): Ranking | null {
  if (state.phase !== 'over') return null;
  if (state.tournament) return fewestFirst(state.points);
  return state.reserves.map((_, seat) => {
    const wentOut = state.out.indexOf(seat);
    return wentOut < 0 ? 1 : state.out.length + 1 - wentOut;
  });
}
