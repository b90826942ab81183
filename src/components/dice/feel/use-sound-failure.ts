import { useCallback } from 'react';
import { useTrace } from '../../../stores/app/AppContext';

/** A throw that can't be heard is quiet: only the trace is told why. */
export function useSoundFailure(): (error: unknown) => void {
  const trace = useTrace();
  return useCallback((error) => trace.tell({ kind: 'caught', where: 'sound', error }), [trace]);
}
