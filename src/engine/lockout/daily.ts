import type { DailyGame } from '../daily/daily-game';
import { colours, type Move, type State } from './state';

/** Each turn has its own dice. A die keeps its place when the die of another row is removed. */
export const daily: DailyGame<State, Move, object> = {
  options: {},
  places({ state, log }, _seat, move) {
    if (move.kind !== 'roll') return [];
    const turn = 1 + log.filter((entry) => entry.move.kind === 'roll').length;
    const open = colours.filter((_, row) => !state.closed[row]);
    return ['white 1', 'white 2', ...open].map((place) => `turn ${turn} ${place}`);
  },
};
