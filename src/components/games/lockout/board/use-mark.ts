import { useCallback } from 'react';
import type { RowIndex } from '../../../../engine/lockout/state';
import { useTableActions } from '../../../table/TableContext';

/**
 * Chooses a number on the sheet in front. If that sheet belongs to another seat, shows the player's own sheet
 * instead.
 */
export function useMark(): (row: RowIndex, number: number) => void {
  const { choose, lookAt, store } = useTableActions();
  return useCallback(
    (row, number) => {
      const { seat, viewer } = store.getState();
      if (seat !== null && seat !== viewer) lookAt(seat);
      else choose({ kind: 'mark', row, number });
    },
    [choose, lookAt, store],
  );
}
