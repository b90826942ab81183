import { useEffect, useState } from 'react';
import { realClock } from '../../net/clock';
import { useApp } from '../../stores/app/AppContext';
import { loadInSlices } from '../../stores/saves/load-in-slices';
import { add, noStatistics, type Statistics } from '../../stores/saves/statistics';
import { distributions } from './counters';

export type Gathered =
  | { readonly kind: 'looking'; readonly looked: number; readonly of: number }
  | { readonly kind: 'done'; readonly statistics: Statistics }
  | { readonly kind: 'trouble'; readonly again: () => void };

/**
 * The statistics of all games on this phone. They are computed from the games each time and stored nowhere.
 */
export function useGathered(): Gathered {
  const { saves, trace } = useApp();
  const [gathered, setGathered] = useState<Gathered>({ kind: 'looking', looked: 0, of: 0 });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let active = true;
    const gather = async () => {
      const { games } = await saves.list();
      const ids = games.filter(({ begun }) => begun).map(({ id }) => id);
      let statistics = noStatistics;
      await loadInSlices(saves, ids, realClock, {
        stopped: () => !active,
        found(_, saved) {
          if (saved === null || typeof saved === 'string') return;
          const { match, seats, dice } = saved;
          statistics = add(statistics, match, seats, distributions.get(match.game.id), dice);
        },
        slice: (looked) => setGathered({ kind: 'looking', looked, of: ids.length }),
      });
      if (active) setGathered({ kind: 'done', statistics });
    };
    gather().catch((error: unknown) => {
      trace.tell({ kind: 'caught', where: 'statistics', error });
      if (active) setGathered({ kind: 'trouble', again: () => setAttempt(attempt + 1) });
    });
    return () => {
      active = false;
    };
  }, [saves, trace, attempt]);
  return gathered;
}
