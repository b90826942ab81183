import { type DailyGame, die, statesBefore } from '../daily/daily-game';
import type { Seat } from '../game';
import type { Match } from '../match';
import type { Options } from './options';
import { options } from './options';
import { DICE_A_TURN, type Move, type State } from './state';

/** A game takes some ten minutes. */
const GOAL = 300;

/**
 * A roll is named by its round, its seat, how many turns the seat has had in the round, and how many rolls in
 * the turn: what the other seat does changes none of them.
 */
export const daily: DailyGame<State, Move, Options> = {
  options: { ...options.defaults, goal: GOAL },
  places(match, seat, move) {
    if (move.kind !== 'roll') return [];
    const { state } = match;
    const first = state.phase === 'roll';
    const { turns, rolls } = rollsBefore(match, seat);
    const turn = first ? turns + 1 : turns;
    const roll = first ? 1 : rolls + 1;
    const size = first ? Math.min(DICE_A_TURN, state.dice[seat] ?? 0) : state.hand.length;
    return Array.from(
      { length: size },
      (_, at) => `round ${state.round + 1} seat ${seat} turn ${turn} roll ${roll} ${die(at)}`,
    );
  },
};

/** How many turns a seat has begun in this round, and how often it has rolled in the last of them. */
function rollsBefore(match: Match<State, Move, Options>, seat: Seat) {
  let [turns, rolls] = [0, 0];
  for (const [at, before] of statesBefore(match).entries()) {
    const entry = match.log[at];
    if (entry?.seat !== seat || entry.move.kind !== 'roll' || before.round !== match.state.round) continue;
    if (before.phase === 'roll') [turns, rolls] = [turns + 1, 1];
    else rolls += 1;
  }
  return { turns, rolls };
}
