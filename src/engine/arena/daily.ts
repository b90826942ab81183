import { type DailyGame, statesBefore } from '../daily/daily-game';
import { type Options, options } from './options';
import type { Move, State } from './state';

/** Each throw of a turn has its own seed. How the dice fall also depends on the aim and on what lies there. */
export const daily: DailyGame<State, Move, Options> = {
  options: options.defaults,
  places(match, _seat, move) {
    if (move.kind !== 'throw') return [];
    let [turns, throws] = [0, 0];
    for (const [at, before] of statesBefore(match).entries()) {
      if (match.log[at]?.move.kind !== 'throw') continue;
      // A seat throws at least once in its turn.
      if (before.phase === 'first') [turns, throws] = [turns + 1, 1];
      else throws += 1;
    }
    return match.state.phase === 'first'
      ? [`turn ${turns + 1} throw 1`]
      : [`turn ${turns} throw ${throws + 1}`];
  },
};
