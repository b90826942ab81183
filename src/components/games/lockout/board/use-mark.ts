import { useCallback } from 'react';
import { no } from '../../../../engine/lockout/reasons';
import type { RowIndex } from '../../../../engine/lockout/state';
import { useTableActions } from '../../../table/TableContext';
import { lacksMarks } from './hooks';

/** Chooses a number on the player's own sheet. A last number that lacks marks says so at any time. */
export function useMark(): (row: RowIndex, number: number) => void {
  const { choose, refuse, store } = useTableActions();
  return useCallback(
    (row, number) => {
      if (lacksMarks(store.getState(), row, number)) refuse(no['lock-needs-five']);
      else choose({ kind: 'mark', row, number });
    },
    [choose, refuse, store],
  );
}
