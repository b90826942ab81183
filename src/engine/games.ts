import { arena } from './arena';
import type { AnyGame } from './game';
import { lastDie } from './last-die';
import { lockout } from './lockout';
import { sunRows } from './sun-rows';

/** All games, in the order in which the app shows them. A new game is one more line. */
export const games = [lockout, lastDie, sunRows, arena] as const satisfies readonly AnyGame[];

export type GameId = (typeof games)[number]['id'];

/** Returns the game with this id, which may be any text from outside. */
export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
