import { useCallback } from 'react';
import type { Action } from '../../games/face';
import { useTableActions } from '../TableContext';

/** Does what an action is for, or says why it can't be done. */
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
