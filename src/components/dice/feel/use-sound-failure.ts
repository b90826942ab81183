import { useCallback } from 'react';
import { useTrace } from '../../../stores/app/AppContext';

/** Returns a function that traces a sound error. The throw goes on in silence. */
export function useSoundFailure(): (error: unknown) => void {
  const trace = useTrace();
  return useCallback((error) => trace.tell({ kind: 'caught', where: 'sound', error }), [trace]);
}
