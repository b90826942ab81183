import type { Bot, Bots } from '../bots/bot';
import type { Move, State } from './state';

/** What being out is worth, in dice. */
const OUT = -6;

/**
 * What a seat may expect to win, in dice, that meets `lying` different values and throws once: a match brings one more
 * than was thrown, anything else costs the die.
 */
const nextGain = (lying: number): number => lying / 6 - (6 - lying) / 6;

/**
 * The value, in dice, of the rest of this turn: exact over the face that the thrown die shows, as long as the dice that
 * lie there stay as they are. What follows counts as the gain of the next seat.
 */
function stopValue(lying: number, reserve: number): number {
  return reserve > 0 ? -nextGain(lying) : OUT;
}

function throwValue(lying: number, reserve: number): number {
  const match = (lying / 6) * (1 - nextGain(lying - 1));
  const lost = (1 / 6) * (turnValue(lying, reserve - 1) - 1);
  const stays = ((5 - lying) / 6) * (turnValue(Math.min(lying + 1, 5), reserve - 1) - 1);
  return match + lost + stays;
}

const known = new Map<number, number>();

function turnValue(lying: number, reserve: number): number {
  if (reserve === 0) return OUT;
  const key = 8 * reserve + lying;
  const value = known.get(key) ?? Math.max(stopValue(lying, reserve), throwValue(lying, reserve));
  known.set(key, value);
  return value;
}

const THROW: Move = { kind: 'throw', aim: null };
const STOP: Move = { kind: 'stop' };

const normal: Bot<State, Move> = {
  choose(state) {
    if (state.phase !== 'more') return THROW;
    const lying = state.arena.length;
    const reserve = state.reserves[state.active] ?? 0;
    return throwValue(lying, reserve) > stopValue(lying, reserve) ? THROW : STOP;
  },
};

/** Throws on while the arena looks full, and now and then out of high spirits. */
const easy: Bot<State, Move> = {
  choose(state, _seat, random) {
    if (state.phase !== 'more') return THROW;
    return state.arena.length >= 4 || random(4) === 0 ? THROW : STOP;
  },
};

export const bots: Bots<State, Move> = { easy, normal };
