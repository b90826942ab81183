import { arena } from './arena';
import type { AnyGame } from './game';
import { lastDie } from './last-die';
import { lockout } from './lockout';
import { sunRows } from './sun-rows';

/** Every game there is, in the order that players see. A new game is one more line. */
export const games = [lockout, lastDie, sunRows, arena] as const satisfies readonly AnyGame[];

export type GameId = (typeof games)[number]['id'];

/** The game with this id, which may come from anywhere. */
export function findGame(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
