import type { App } from '../app/app';
import type { SavedTable } from './saves';

/** The games on this phone that can be gone on with. */
export interface UnfinishedGames {
  readonly newest: SavedTable | null;
  /** How many there are besides. */
  readonly others: number;
  /** How many can't be read. */
  readonly aside: number;
}

export const noUnfinishedGames: UnfinishedGames = { newest: null, others: 0, aside: 0 };

/** Only the newest is played through: whoever opens the app waits for it. */
export async function findUnfinishedGames({ saves, liveTable }: App): Promise<UnfinishedGames> {
  const { games, aside } = await saves.list();
  // A table at which others wait is gone back to, even if nothing has happened there yet.
  const left = games.filter(({ id, begun, over }) => !over && (begun || liveTable() === id));
  let broken = 0;
  for (const [at, { id }] of left.entries()) {
    const table = await saves.load(id);
    if (typeof table === 'string') broken += 1;
    // The note that a game is over can be missing: the phone went off right after the last move.
    else if (table && table.match.game.turn(table.match.state).length > 0) {
      return { newest: table, others: left.length - at - 1, aside: aside.length + broken };
    }
  }
  return { ...noUnfinishedGames, aside: aside.length + broken };
}
