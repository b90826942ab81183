import { type GameId, games } from '../../engine/games';

/** The id of a saved game's kind, for what is known by it. */
export function gameIdOf(id: string): GameId | undefined {
  return games.find((game) => game.id === id)?.id;
}
