import type { Bot, Bots } from '../bots/bot';
import { pick, type Uniform } from '../random';
import { type Hand, thrown, type Way, ways } from './aiming';
import { type Planner, planner, readOutcomes } from './plan';
import type { Move, State } from './state';
import { grandThrows, throwTable } from './throw-table';

/** The most different values that can lie in the arena. */
const MOST = 5;
/** The way to throw all dice at once: gently, so that they stay inside. */
const GRAND: Way = { style: 'gentle', mark: 'middle' };

const STEADY: Hand = { place: 14, speed: 8 };
const FAIR: Hand = { place: 32, speed: 22 };
/** The bot throws in any way, without a thought, one time in this many. */
const CARELESS = 2;
/** It throws on although few dice lie one time in this many. */
const RASH = 6;

const YOUNG: Hand = { place: 45, speed: 30 };

const STOP: Move = { kind: 'stop' };

const reserveOf = (state: State): number => state.reserves[state.active] ?? 0;

const throwing = (way: Way, state: State, hand: Hand, random: Uniform): Move => ({
  kind: 'throw',
  aim: thrown(way, state.arena, hand, random),
});

/** Created when it is first needed. */
let plan: Planner<Way> | null = null;

function plans(): Planner<Way> {
  plan ??= planner({
    choices: ways,
    outcomes: ({ style, mark }, lying) => readOutcomes(throwTable[style][mark][Math.min(lying, MOST)] ?? ''),
    grand: (reserve) => grandThrows[reserve] ?? 0,
  });
  return plan;
}

/**
 * Knows the outcomes of throws, throws with small errors, and stops when the next seat has little to gain.
 */
const hard: Bot<State, Move> = {
  choose(state, _seat, random) {
    if (state.arena.length === 0 && state.phase === 'first') return throwing(GRAND, state, STEADY, random);
    const { choice, on } = plans().best(state.arena.length, reserveOf(state));
    return on || state.phase !== 'more' ? throwing(choice, state, STEADY, random) : STOP;
  },
};

/**
 * Throws fairly well, every second time in a good way. It throws on while three dice or more lie, and
 * sometimes before fewer. It does not think of what it leaves to the next seat.
 */
const normal: Bot<State, Move> = {
  choose(state, _seat, random) {
    if (state.arena.length === 0 && state.phase === 'first') return throwing(GRAND, state, FAIR, random);
    if (state.phase === 'more' && state.arena.length < 3 && random(RASH) > 0) return STOP;
    const careless = random(CARELESS) === 0;
    const way = careless ? pick(ways, random) : plans().best(state.arena.length, reserveOf(state)).choice;
    return throwing(way, state, FAIR, random);
  },
};

/**
 * Throws in a random way. It throws on while the arena has four dice or more, and otherwise one time in four.
 */
const easy: Bot<State, Move> = {
  choose(state, _seat, random) {
    const on = state.phase !== 'more' || state.arena.length >= 4 || random(4) === 0;
    return on ? throwing(pick(ways, random), state, YOUNG, random) : STOP;
  },
};

export const bots: Bots<State, Move> = {
  easy,
  normal,
  hard,
  expert: () => import('./bots/expert').then(({ expert }) => expert),
  teaching: () => import('./bots/expert').then(({ teaching }) => teaching),
};
