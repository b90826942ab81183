import { useEffect, useState } from 'react';
import type { State } from '../../../../engine/last-die/state';
import { useTable } from '../../../table/TableContext';
import { useBoard } from './hooks';
import { filledUp } from './settled';

/** How long a full tableau is looked at before the next one lies there. */
export const FULL_MS = 1600;

interface Seen {
  readonly board: State;
  /** The tableau that `board` has left behind, full. */
  readonly full: State | null;
}

/**
 * What the board draws. By the rules the next tableau is there with the last die of this one; here the full one stays until
 * that die is committed and has been looked at, or somebody rolls.
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
