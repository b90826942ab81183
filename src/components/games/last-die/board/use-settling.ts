import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../../engine/game';
import { type State, tableauOf } from '../../../../engine/last-die/state';
import { newlyFull } from './settled';

/** A chip that moves from a row to a seat. */
export interface Settling {
  /** The index of the row, from 0. */
  readonly row: number;
  readonly seat: Seat;
  readonly points: number;
  /** A serial number: two chips in a row get different keys. */
  readonly count: number;
}

/** The row that has just become full on the drawn board, until `done` is called. */
export function useSettling(shown: State): { readonly settling: Settling | null; readonly done: () => void } {
  const before = useRef(shown);
  const [settling, setSettling] = useState<Settling | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = shown;
    if (last === shown) return;
    const [row] = last.round === shown.round ? newlyFull(last, shown) : [];
    if (row === undefined) return;
    const points = tableauOf(shown)[row]?.points ?? 0;
    setSettling((one) => ({ row, seat: last.active, points, count: (one?.count ?? 0) + 1 }));
  }, [shown]);
  const [done] = useState(() => () => setSettling(null));
  return { settling, done };
}
