import { useCallback } from 'react';
import type { GameId } from '../../engine/games';
import { useApp } from '../../stores/app/AppContext';
import { type Evening, lastEvening } from '../../stores/people/evenings';
import type { GameResult } from '../../stores/people/game-result';
import { type Player, playersOf } from '../../stores/people/tallies';
import { type Statistics, statisticsOf } from '../../stores/saves/statistics';
import { usePeople } from '../people/use-people';
import { type FromResults, useFromResults } from './use-from-results';

export type GameWish = GameId | 'all';

export interface Figures {
  readonly statistics: Statistics;
  /** Of the wished games, the most active first. */
  readonly players: readonly Player[];
  /** The last evening of all games. */
  readonly evening: Evening | null;
}

/** The statistics of all games on this phone. */
export function useGathered(wish: GameWish = 'all'): FromResults<Figures> {
  const { runSteps } = useApp();
  const persons = usePeople((people) => people.persons);
  const gather = useCallback(
    async (all: readonly GameResult[]) => ({
      statistics: await runSteps(statisticsOf(all)),
      players: await runSteps(playersOf(all, persons, wish === 'all' ? null : wish)),
      evening: lastEvening(all, persons),
    }),
    [persons, wish, runSteps],
  );
  return useFromResults(gather);
}
