import { useControls } from '../FaceContext';
import { useTable } from '../TableContext';
import { WARNED } from './warned';

/** What the first press of the main button has said instead of doing it; '' if nothing. */
export function useWarning(): string {
  const warning = useControls(({ main }) => main?.warning ?? '');
  const warned = useTable(({ refusal }) => refusal?.reason === WARNED);
  return warned ? warning : '';
}
