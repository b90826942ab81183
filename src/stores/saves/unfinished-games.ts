import type { App } from '../app/app';
import type { SavedTable } from './saves';

/** The games on this phone that can be continued. */
export interface UnfinishedGames {
  readonly newest: SavedTable | null;
  /** The number of other unfinished games. */
  readonly others: number;
  /** The number of games that can't be read. */
  readonly aside: number;
}

export const noUnfinishedGames: UnfinishedGames = { newest: null, others: 0, aside: 0 };

/** Replays only the newest game, because the home screen waits for this. */
export async function findUnfinishedGames({ saves, liveTable }: App): Promise<UnfinishedGames> {
  const { games, aside } = await saves.list();
  // The live table counts even before the first move, because others wait there.
  const left = games.filter(({ id, begun, over }) => !over && (begun || liveTable() === id));
  let broken = 0;
  for (const [at, { id }] of left.entries()) {
    const table = await saves.load(id);
    if (typeof table === 'string') broken += 1;
    // The note that the game is over is missing if the phone switched off right after the last move.
    else if (table && table.match.game.turn(table.match.state).length > 0) {
      return { newest: table, others: left.length - at - 1, aside: aside.length + broken };
    }
  }
  return { ...noUnfinishedGames, aside: aside.length + broken };
}
