import { useMemo } from 'react';
import { type DailyGameId, dailyOf } from '../../stores/daily/daily-id';
import { useTableId } from '../table/TableIdContext';

/** The day whose dice this table has; null at every other table. */
export function useDaily(): DailyGameId | null {
  const id = useTableId();
  return useMemo(() => (id === null ? null : dailyOf(id)), [id]);
}
