import { type GameId, games } from '../../engine/games';

/** The game id of a saved game, if this version knows the game. */
export function gameIdOf(id: string): GameId | undefined {
  return games.find((game) => game.id === id)?.id;
}
