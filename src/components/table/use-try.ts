import { useCallback } from 'react';
import type { Result } from '../../engine/refusal';
import { useTableActions } from './TableContext';

/** Returns a function that waits for a result, shows a refusal at the table, and resolves to whether it was done. */
export function useTry(): (attempt: Promise<Result<unknown>>) => Promise<boolean> {
  const { refuse } = useTableActions();
  return useCallback(
    async (attempt) => {
      const result = await attempt;
      if (!result.ok) refuse(result.refusal);
      return result.ok;
    },
    [refuse],
  );
}
