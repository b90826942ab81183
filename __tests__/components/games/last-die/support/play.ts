import type { Moment } from '../../../../../src/components/games/face';
import { lastDie } from '../../../../../src/engine/last-die';
import type { Options } from '../../../../../src/engine/last-die/options';
import type { Move, State } from '../../../../../src/engine/last-die/state';
import * as games from '../../../../support/played';
import { momentOf } from '../../../../support/played';

export { momentOf, say } from '../../../../support/played';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

export type Played = games.Played<State, Move, Options>;

interface Wishes {
  readonly seats?: number;
  readonly options?: object;
}

/** A game on these tableaus, in this order, after these lines: `0: roll [1 2 3 4 5]`. Seat 0 begins. */
export function playedOn(
  tableaus: readonly (readonly string[])[],
  lines: readonly string[],
  { seats = 2, options = {} }: Wishes = {},
): Played {
  const read = lastDie.options.read({ tableaus, ...options });
  if (!read) throw new Error('not the options of Last Die');
  const start = [0, ...tableaus.map((_, at) => at + 1)];
  const opening = { options: read, names: NAMES.slice(0, seats), start };
  return games.playedFrom(
    lastDie,
    opening,
    lines.map((line) => games.entryOf(lastDie, line)),
  );
}

export const goldenGames = (): readonly Played[] => games.goldenGames(lastDie);

/** The moment after the person in turn has drafted these moves: `place 3 1`. */
export function drafting(played: Played, ...texts: readonly string[]): Moment<State, Move> {
  const { state, log, opening } = played.match;
  const seat = lastDie.turn(state)[0] ?? 0;
  const placed = texts.map((text) => games.entryOf(lastDie, `${seat}: ${text}`));
  const drafted = games.playedFrom(lastDie, opening, [...log, ...placed]);
  return momentOf(played, {
    board: drafted.match.state,
    draft: drafted.match.log.slice(log.length).map(({ move }) => move),
  });
}

/** Different kinds of rows, 100 points to win and 30 to lose. */
export const MIXED = ['+20: 1 2', '+40: * * *', '+30: a a a b b', '-30: 6', '+10: 5', '+10: 4'] as const;
/** Each number once. */
export const SHORT = ['+10: 1', '+10: 2', '+10: 3', '+10: 4', '+10: 5', '+10: 6'] as const;
