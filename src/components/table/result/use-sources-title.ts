import { useLingui } from '@lingui/react/macro';
import { useFace, useSay } from '../FaceContext';
import { useTable } from '../TableContext';

/** The heading over where the points come from. In Arena dice are counted. */
export function useSourcesTitle(): string {
  const { t } = useLingui();
  const face = useFace();
  const state = useTable((table) => table.state);
  return face.sourcesTitle?.(state, useSay()) ?? t`Where the points come from`;
}
