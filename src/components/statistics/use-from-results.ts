import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import type { GameResult } from '../../stores/people/game-result';
import { distributions } from './counters';

export type FromResults<T> =
  | { readonly kind: 'looking'; readonly looked: number; readonly of: number }
  | { readonly kind: 'done'; readonly figures: T }
  | { readonly kind: 'trouble'; readonly again: () => void };

/** Brings the stored results of this phone up to date, and then gathers figures from them. */
export function useFromResults<T>(gather: (all: readonly GameResult[]) => Promise<T>): FromResults<T> {
  const { results, trace } = useApp();
  const { results: all, progress, trouble } = useStore(results.store);
  const [updated, setUpdated] = useState(false);
  const [figures, setFigures] = useState<T | null>(null);
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
    gather(all).then(
      (gathered) => active && setFigures(gathered),
      (error: unknown) => trace.tell({ kind: 'caught', where: 'statistics', error }),
    );
    return () => {
      active = false;
    };
  }, [all, updated, gather, trace]);

  if (updated && trouble) return { kind: 'trouble', again: () => setAttempt(attempt + 1) };
  if (figures !== null && updated) return { kind: 'done', figures };
  return { kind: 'looking', looked: progress?.looked ?? 0, of: progress?.of ?? 0 };
}
