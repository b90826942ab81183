import type { App } from '../app/app-interface';
import type { SavedGame, SavedTable } from './saves';
import type { TableEnd } from './table-end';

/** The games on this phone that can be continued. */
export interface UnfinishedGames {
  readonly newest: SavedTable | null;
  /** The newest is practice. */
  readonly practice: boolean;
  /** The number of other unfinished games. */
  readonly others: number;
  /** The number of games that can't be read. */
  readonly aside: number;
  /** The newest game from which this phone was sent away, until the player has read so. */
  readonly ended: EndedGame | null;
}

/** An unfinished game at another phone's table that this phone can't continue. */
export interface EndedGame {
  readonly saved: SavedGame;
  readonly why: TableEnd;
}

export const noUnfinishedGames: UnfinishedGames = {
  newest: null,
  practice: false,
  others: 0,
  aside: 0,
  ended: null,
};

/** Replays only the newest game, because the home screen waits for this. */
export async function findUnfinishedGames({ saves, liveTable, settled }: App): Promise<UnfinishedGames> {
  // A game that is being left is still in the list.
  await settled().catch(() => {});
  const { games, aside } = await saves.list();
  const [ended = null] = games.flatMap((saved): readonly EndedGame[] =>
    saved.end && !saved.end.told ? [{ saved, why: saved.end.why }] : [],
  );
  // The live table counts even before the first move, because others wait there.
  const left = games.filter(({ id, begun, over, end }) => !over && !end && (begun || liveTable() === id));
  let broken = 0;
  for (const [at, { id, practice }] of left.entries()) {
    const table = await saves.load(id);
    if (typeof table === 'string') broken += 1;
    // The note that the game is over is missing if the phone switched off right after the last move.
    else if (table && table.match.game.turn(table.match.state).length > 0) {
      return { newest: table, practice, others: left.length - at - 1, aside: aside.length + broken, ended };
    }
  }
  return { ...noUnfinishedGames, aside: aside.length + broken, ended };
}
