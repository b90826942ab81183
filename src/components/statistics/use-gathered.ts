import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameId } from '../../engine/games';
import { useApp } from '../../stores/app/AppContext';
import { type Evening, lastEvening } from '../../stores/people/evenings';
import { type Player, playersOf } from '../../stores/people/tallies';
import { type Statistics, statisticsOf } from '../../stores/saves/statistics';
import { usePeople } from '../people/use-people';
import { distributions } from './counters';

export type GameWish = GameId | 'all';

export interface Figures {
  readonly statistics: Statistics;
  /** Of the wished games, the most active first. */
  readonly players: readonly Player[];
  /** The last evening of all games. */
  readonly evening: Evening | null;
}

export type Gathered =
  | { readonly kind: 'looking'; readonly looked: number; readonly of: number }
  | { readonly kind: 'done'; readonly figures: Figures }
  | { readonly kind: 'trouble'; readonly again: () => void };

/** The statistics of all games on this phone, from stored results that are brought up to date first. */
export function useGathered(wish: GameWish = 'all'): Gathered {
  const { results, runSteps, trace } = useApp();
  const { results: all, progress, trouble } = useStore(results.store);
  const persons = usePeople((people) => people.persons);
  const [updated, setUpdated] = useState(false);
  const [figures, setFigures] = useState<Figures | null>(null);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    let active = true;
    setUpdated(false);
    void results.update(distributions).then(() => active && setUpdated(true));
    return () => {
      active = false;
    };
  }, [results, attempt]);

  useEffect(() => {
    if (!all || !updated) return;
    let active = true;
    const gather = async () => {
      const statistics = await runSteps(statisticsOf(all));
      const players = await runSteps(playersOf(all, persons, wish === 'all' ? null : wish));
      if (active) setFigures({ statistics, players, evening: lastEvening(all, persons) });
    };
    gather().catch((error: unknown) => trace.tell({ kind: 'caught', where: 'statistics', error }));
    return () => {
      active = false;
    };
  }, [all, updated, persons, wish, runSteps, trace]);

  if (updated && trouble) return { kind: 'trouble', again: () => setAttempt(attempt + 1) };
  if (figures && updated) return { kind: 'done', figures };
  return { kind: 'looking', looked: progress?.looked ?? 0, of: progress?.of ?? 0 };
}
