import { useEffect, useState } from 'react';
import { useSettings } from '../../../stores/app/AppContext';
import { pauses } from '../../../stores/table/pace';
import { useNext } from '../../lobby/room/use-next';
import { useTable } from '../TableContext';

/** The move that ends a game is looked at for a moment before the result lies over it. */
const SHORTEST_LOOK_MS = 1200;

interface ShownResult {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** Whether the result lies over the table. It comes by itself when the game has ended. */
export function useResult(): ShownResult {
  const over = useTable((table) => table.over && table.settled);
  const wait = useLook();
  const next = useNext();
  const [due, setDue] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!over || wait === 0) return setDue(over);
    const timer = setTimeout(() => setDue(true), wait);
    return () => clearTimeout(timer);
  }, [over, wait]);
  useEffect(() => setOpen(due), [due]);
  // The way to the next game is on the result, which somebody may have closed.
  useEffect(() => {
    if (due && next) setOpen(true);
  }, [due, next]);
  return {
    open,
    show() {
      // Whoever has asked for it and closed it does not get it again.
      setDue(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** How long the last move is looked at: not at all if it was made before, or where nobody wants pauses. */
function useLook(): number {
  const seen = useTable((table) => table.last === null);
  const pause = useSettings((settings) => pauses[settings.pace]);
  return seen || pause === 0 ? 0 : Math.max(SHORTEST_LOOK_MS, pause);
}
