import { type DailyGame, die } from '../daily/daily-game';
import { type Options, options } from './options';
import { DICE, type Move, type State } from './state';

/** A die keeps its place when others are rolled again, so each place has its own die in each roll of a turn. */
export const daily: DailyGame<State, Move, Options> = {
  options: options.defaults,
  places({ state, log }, _seat, move) {
    const turns = log.filter((entry) => entry.move.kind === 'roll').length;
    if (move.kind === 'roll')
      return Array.from({ length: DICE }, (_, at) => `turn ${turns + 1} roll 1 ${die(at)}`);
    if (move.kind !== 'reroll') return [];
    return move.places.map((place) => `turn ${turns} roll ${state.rolls + 1} ${die(place - 1)}`);
  },
};
