import { useEffect, useState } from 'react';
import type { State } from '../../../../engine/last-die/state';
import { useTable } from '../../../table/TableContext';
import { useBoard } from './hooks';
import { filledUp } from './settled';

/** A full tableau stays visible this long before the next one replaces it. */
export const FULL_MS = 2000;

interface Seen {
  readonly board: State;
  /** The full tableau that came before `board`. */
  readonly full: State | null;
}

/**
 * The state that the board draws. In the engine the next tableau follows at once on the last die. Here the
 * full tableau stays until that die is committed and FULL_MS have passed, or until the next roll.
 */
export function useShown(): State {
  const board = useBoard((state) => state);
  const flying = useTable((table) => table.flying);
  const drafting = useTable((table) => table.draft !== null);
  const [seen, setSeen] = useState<Seen>({ board, full: null });
  const now = seen.board === board ? seen : { board, full: fullAfter(seen, board) };
  if (now !== seen) setSeen(now);
  const { full } = now;
  useEffect(() => {
    if (!full || drafting) return;
    const timer = setTimeout(() => setSeen((last) => ({ ...last, full: null })), FULL_MS);
    return () => clearTimeout(timer);
  }, [full, drafting]);
  return full && !flying ? full : board;
}

function fullAfter({ board: before, full }: Seen, board: State): State | null {
  if (board.round === before.round + 1) return filledUp(before, board);
  const untouched = board.round === before.round && board.rows === before.rows && board.phase === 'roll';
  return untouched ? full : null;
}
