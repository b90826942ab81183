import { useMemo, useState } from 'react';
import type { Seat } from '../../../../engine/game';
import type { Move, State } from '../../../../engine/last-die/state';
import { tableauOf } from '../../../../engine/last-die/state';
import type { Shown } from '../../../../stores/table/table-state';
import { happeningsOf } from '../../../table/happenings';
import { useTable, useTableActions } from '../../../table/TableContext';
import type { Happening } from '../../face';
import { useStanding } from './hooks';
import { newlyFull, settledBy } from './settled';

/** A full row: who placed its last die, and how that changed the seat's points. */
export interface Filled {
  readonly round: number;
  readonly row: number;
  readonly seat: Seat;
  readonly change: number;
}

/** The rows that were filled by the first `count` entries. */
interface Book {
  readonly count: number;
  /** A table of many phones may give entries up and then have others. */
  readonly rewound: number;
  readonly rows: readonly Filled[];
}

/** The full rows of the tableau that is shown, those of the draft included. */
export function useFilled(shown: State): readonly Filled[] {
  const { played } = useTableActions();
  const count = useTable((table) => table.count);
  const rewound = useTable(({ room }) => room?.rewound ?? 0);
  const last = useTable((table) => table.last);
  const committed = useStanding((state) => state);
  const [book, setBook] = useState<Book>({ count: 0, rewound, rows: [] });
  const now = book.count === count && book.rewound === rewound ? book : next();
  if (now !== book) setBook(now);

  function next(): Book {
    const follows = last?.index === count - 1 && book.count === count - 1 && book.rewound === rewound;
    if (follows) return { count, rewound, rows: [...book.rows, ...filledBy(last)] };
    return { count, rewound, rows: happeningsOf(played()).slice(0, count).flatMap(filledBy) };
  }

  const { rows } = now;
  return useMemo(() => {
    const drafted = shown.round === committed.round ? filledByDraft(committed, shown) : [];
    return [...rows.filter(({ round }) => round === shown.round), ...drafted];
  }, [rows, committed, shown]);
}

function filledBy(happening: Happening<unknown, unknown> | Shown): readonly Filled[] {
  // A table of this game holds only its states and moves.
  const { entry, before, after } = happening as Happening<State, Move>;
  const settled = entry.move.kind === 'place' ? settledBy(before, entry.move.row - 1, after) : null;
  return settled
    ? [{ round: before.round, row: settled.row, seat: settled.seat, change: settled.change }]
    : [];
}

/** Nobody pays more than they have (D9). */
function filledByDraft(committed: State, shown: State): readonly Filled[] {
  const seat = committed.active;
  const has = committed.points[seat] ?? 0;
  return newlyFull(committed, shown).map((row) => {
    const worth = tableauOf(committed)[row]?.points ?? 0;
    return { round: committed.round, row, seat, change: Math.max(worth, -has) };
  });
}
