import { useCallback } from 'react';
import type { Action } from '../../games/face';
import { useLesson } from '../../lesson/LessonContext';
import { isHinted } from '../showing';
import { useTableActions } from '../TableContext';
import { WARNED } from './warned';

/**
 * Returns a function that commits an action's moves, or shows why it is blocked. An action with a warning shows it
 * first, unless it is the recommended one. A lesson answers by itself.
 */
export function useAction(): (action: Action<unknown>) => void {
  const { commit, refuse, store } = useTableActions();
  const inLesson = useLesson() !== null;
  return useCallback(
    (action) => {
      const { moves, blocked, warning } = action;
      const table = store.getState();
      const warns = warning !== undefined && !inLesson && !isHinted(action, table);
      if (blocked) refuse(blocked);
      else if (warns && table.refusal?.reason !== WARNED) refuse(WARNED);
      else commit(...moves);
    },
    [commit, refuse, store, inLesson],
  );
}
