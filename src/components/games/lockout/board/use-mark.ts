import { useCallback } from 'react';
import type { RowIndex } from '../../../../engine/lockout/state';
import { useTableActions } from '../../../table/TableContext';

/** Chooses a number on the player's own sheet. */
export function useMark(): (row: RowIndex, number: number) => void {
  const { choose } = useTableActions();
  return useCallback((row, number) => choose({ kind: 'mark', row, number }), [choose]);
}
