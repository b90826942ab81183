import { useCallback } from 'react';
import type { Action } from '../../games/face';
import { useTableActions } from '../TableContext';

/** Returns a function that commits an action's moves, or shows why it is blocked. */
export function useAction(): (action: Action<unknown>) => void {
  const { commit, refuse } = useTableActions();
  return useCallback(
    ({ moves, blocked }) => {
      if (blocked) refuse(blocked);
      else commit(...moves);
    },
    [commit, refuse],
  );
}
