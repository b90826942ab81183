import { type Level, levels } from '../../engine/bots/bot';
import type { AnyGame } from '../../engine/game';

/** Returns the levels that a seat can choose: the four for players, and its own if an older set-up has another. */
export const offeredLevels = ({ bots }: AnyGame, own: Level): readonly Level[] =>
  levels.filter((level) => level === own || (level === 'expert' ? bots.expert : level !== 'random'));
