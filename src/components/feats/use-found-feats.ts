import { useCallback } from 'react';
import { useApp } from '../../stores/app/AppContext';
import { type FoundFeats, foundFeats } from '../../stores/people/feats';
import type { GameResult } from '../../stores/people/game-result';
import type { Person } from '../../stores/people/person';
import { usePeople } from '../people/use-people';
import { type FromResults, useFromResults } from '../statistics/use-from-results';

/** The feats of a person, or of everybody here (null). */
export function useFoundFeats(who: Person | null): FromResults<FoundFeats> {
  const { runSteps } = useApp();
  const persons = usePeople((people) => people.persons);
  return useFromResults(
    useCallback(
      (all: readonly GameResult[]) => runSteps(foundFeats(all, persons, who)),
      [persons, who, runSteps],
    ),
  );
}
