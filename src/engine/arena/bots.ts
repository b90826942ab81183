import type { Bot, Bots } from '../bots/bot';
import { pick, type Uniform } from '../random';
import { type Hand, thrown, type Way, ways } from './aiming';
import { type Outcome, type Planner, planner } from './plan';
import type { Move, State } from './state';
import { grandThrows, throwTable } from './throw-table';

/** More different values than these cannot lie in the arena. */
const MOST = 5;
/** All dice at once: softly, so that they stay inside. */
const GRAND: Way = { style: 'gentle', mark: 'middle' };

const STEADY: Hand = { place: 14, speed: 8 };
const YOUNG: Hand = { place: 45, speed: 30 };

const STOP: Move = { kind: 'stop' };

const reserveOf = (state: State): number => state.reserves[state.active] ?? 0;

const throwing = (way: Way, state: State, hand: Hand, random: Uniform): Move => ({
  kind: 'throw',
  aim: thrown(way, state.arena, hand, random),
});

/** What is known of a way to throw at so many dice. */
function known({ style, mark }: Way, lying: number): readonly Outcome[] {
  const text = throwTable[style][mark][lying] ?? '';
  return text.split(', ').map((outcome): Outcome => {
    const [taken = 0, left = 0, share = 0] = outcome.split(' ').map(Number);
    return [taken, left, share / 1000];
  });
}

/** Made when it is first asked. */
let plan: Planner<Way> | null = null;

function plans(): Planner<Way> {
  plan ??= planner({
    choices: ways,
    outcomes: (way, lying) => known(way, Math.min(lying, MOST)),
    grand: (reserve) => grandThrows[reserve] ?? 0,
  });
  return plan;
}

/** Knows what throws come to, has a steady hand, and stops when the next seat would find too little. */
const normal: Bot<State, Move> = {
  choose(state, _seat, random) {
    if (state.arena.length === 0 && state.phase === 'first') return throwing(GRAND, state, STEADY, random);
    const { choice, on } = plans().best(state.arena.length, reserveOf(state));
    return on || state.phase !== 'more' ? throwing(choice, state, STEADY, random) : STOP;
  },
};

/** Throws as it pleases; throws on while the arena looks full, and now and then out of high spirits. */
const easy: Bot<State, Move> = {
  choose(state, _seat, random) {
    const on = state.phase !== 'more' || state.arena.length >= 4 || random(4) === 0;
    return on ? throwing(pick(ways, random), state, YOUNG, random) : STOP;
  },
};

export const bots: Bots<State, Move> = { easy, normal };
