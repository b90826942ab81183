import { useMemo, useState } from 'react';
import { useFace, useSay } from './FaceContext';
import { useTable } from './TableContext';

/**
 * The sentence about the last entry for screen readers. The text on the screen may tell a whole turn. A screen reader has
 * read the earlier entries of the turn already, so it reads the new one only.
 */
export function useSpokenNarration(shown: string, inReplay: boolean): string {
  const face = useFace();
  const say = useSay();
  const seats = useTable((table) => table.seats);
  const happening = useTable((table) => (table.flying || table.hurrying ? null : table.last));
  const [heard, setHeard] = useState({ index: -1, all: false });
  if (happening && happening.index !== heard.index)
    setHeard({ index: happening.index, all: happening.index === heard.index + 1 });
  const { all } = heard;
  const alone = inReplay && face.narrateInReplay !== undefined;
  return useMemo(() => {
    if (!happening || !all || alone) return shown;
    const names = seats.map(({ name }) => name);
    return face.narrate(happening, names, say) ?? '';
  }, [face, say, seats, happening, all, alone, shown]);
}
