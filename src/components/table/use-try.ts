import { useCallback } from 'react';
import type { Result } from '../../engine/refusal';
import { useTableActions } from './TableContext';

/** Returns a function that waits for a result and shows a refusal at the table. */
export function useTry(): (attempt: Promise<Result<unknown>>) => Promise<void> {
  const { refuse } = useTableActions();
  return useCallback(
    async (attempt) => {
      const result = await attempt;
      if (!result.ok) refuse(result.refusal);
    },
    [refuse],
  );
}
