import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import { type FoundFeats, foundFeats } from '../../stores/people/feats';
import type { Person } from '../../stores/people/person';
import { usePeople } from '../people/use-people';
import { distributions } from '../statistics/counters';

export type FeatsLook =
  | { readonly kind: 'looking'; readonly looked: number; readonly of: number }
  | { readonly kind: 'done'; readonly found: FoundFeats }
  | { readonly kind: 'trouble'; readonly again: () => void };

/** The feats of a person, or of everybody here (null), from stored results that are brought up to date first. */
export function useFoundFeats(who: Person | null): FeatsLook {
  const { results, runSteps, trace } = useApp();
  const { results: all, progress, trouble } = useStore(results.store);
  const persons = usePeople((people) => people.persons);
  const [updated, setUpdated] = useState(false);
  const [found, setFound] = useState<FoundFeats | null>(null);
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
    runSteps(foundFeats(all, persons, who)).then(
      (feats) => active && setFound(feats),
      (error: unknown) => trace.tell({ kind: 'caught', where: 'statistics', error }),
    );
    return () => {
      active = false;
    };
  }, [all, updated, persons, who, runSteps, trace]);

  if (updated && trouble) return { kind: 'trouble', again: () => setAttempt(attempt + 1) };
  if (found && updated) return { kind: 'done', found };
  return { kind: 'looking', looked: progress?.looked ?? 0, of: progress?.of ?? 0 };
}
