import { useCallback } from 'react';
import type { Result } from '../../engine/refusal';
import { useTableActions } from './TableContext';

/** For what may be refused: then the table says why. */
export function useTry(): (doing: Promise<Result<unknown>>) => Promise<void> {
  const { refuse } = useTableActions();
  return useCallback(
    async (doing) => {
      const done = await doing;
      if (!done.ok) refuse(done.refusal);
    },
    [refuse],
  );
}
