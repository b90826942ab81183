import { useEffect, useMemo, useRef } from 'react';
import { arena } from '../../../../../engine/arena';
import type { Die, Move, State } from '../../../../../engine/arena/state';
import { useTableActions } from '../../../../table/TableContext';
import { drafted } from '../hooks';

const moveOf = (at: number, { x, y, turn }: Die): Move => ({ kind: 'regroup', die: at + 1, x, y, turn });

/** Moves dice of the arena by hand. */
export interface Regroup {
  /** Whether the die with this index may lie there. */
  mayLie(at: number, die: Die): boolean;
  /** Adds the move to the draft, or shows the refusal. Moving the same die again replaces the move. */
  put(at: number, die: Die): void;
}

export function useRegroup(board: State): Regroup {
  const { store, place, undo } = useTableActions();
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  }, [board]);
  return useMemo(() => {
    const mayLie = (at: number, die: Die): boolean =>
      arena.check(latest.current, latest.current.active, moveOf(at, die)) === null;
    return {
      mayLie,
      put(at, die) {
        const last = drafted(store.getState()).at(-1);
        if (mayLie(at, die) && last?.kind === 'regroup' && last.die === at + 1) undo();
        place(moveOf(at, die));
      },
    };
  }, [store, place, undo]);
}
