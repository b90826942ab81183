import { useEffect, useState } from 'react';
import { useSettings } from '../../../stores/app/AppContext';
import { pauses } from '../../../stores/table/pace';
import { useNext } from '../../lobby/room/use-next';
import { useTable } from '../TableContext';

/** The last move stays visible this long before the result covers it. */
const SHORTEST_PAUSE_MS = 2000;

interface ShownResult {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Whether the result covers the table. It opens on its own when the game has ended. */
export function useResult(): ShownResult {
  const over = useTable((table) => table.over && table.settled);
  const wait = useLastMovePause();
  const next = useNext();
  const [due, setDue] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!over || wait === 0) return setDue(over);
    const timer = setTimeout(() => setDue(true), wait);
    return () => clearTimeout(timer);
  }, [over, wait]);
  useEffect(() => setOpen(due), [due]);
  // The result has the button for the next game, so it opens again if it was closed.
  useEffect(() => {
    if (due && next) setOpen(true);
  }, [due, next]);
  return {
    open,
    show() {
      // Without this, the result would open a second time after the player has closed it.
      setDue(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** How long the last move stays visible, in ms. 0 if it was made earlier, or if the pace has no pauses. */
function useLastMovePause(): number {
  const replayed = useTable((table) => table.last === null);
  const pause = useSettings((settings) => pauses[settings.pace]);
  return replayed || pause === 0 ? 0 : Math.max(SHORTEST_PAUSE_MS, pause);
}
