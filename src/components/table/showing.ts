import { shallow } from 'zustand/vanilla/shallow';
import type { TableState } from '../../stores/table/table-state';
import { reuseEqual } from '../board-kit/reuse-equal';
import type { Action, AnyFace, Controls, Moment, Say, Tray } from '../games/face';
import { momentOf } from './moment';

/**
 * The values that a face derives from a table. They are memoized for all components, and equal results keep
 * their identity.
 */
export interface Showing {
  /** Null for a game whose dice fall on its own board. */
  tray(table: TableState): Tray | null;
  controls(table: TableState): Controls<unknown>;
  /** The label of the recommended action; '' if nothing is recommended. */
  advice(table: TableState): string;
  /** Why it is recommended; '' if there is nothing to say. */
  reason(table: TableState): string;
}

export function createShowing(face: AnyFace, say: Say): Showing {
  const moment = memoized(partsOf, momentOf);
  const controls = memoized(moment, (now: Moment<unknown, unknown>) => face.controls(now, say));
  return {
    tray: memoized(moment, (now: Moment<unknown, unknown>) => face.tray?.(now, say) ?? null),
    controls,
    advice(table) {
      const { hint } = table;
      if (hint === null) return '';
      const { main, others } = controls(table);
      const action = [main, ...others].find((each) => each && isHinted(each, table));
      // The name says more than a button has room for: which dice to roll again.
      return face.moveName(hint, moment(table), say) ?? action?.label ?? '';
    },
    reason: memoized(moment, (now: Moment<unknown, unknown>) =>
      now.hint === null ? '' : (face.reason(now.hint, now, say) ?? ''),
    ),
  };
}

/** Whether the action begins with the recommended move. */
export function isHinted(
  { moves: [first] }: Action<unknown>,
  { hint, game: { notation } }: TableState,
): boolean {
  return hint !== null && first !== undefined && notation.format(hint) === notation.format(first);
}

function partsOf({ cover, seat, ...table }: TableState) {
  const { board, state, seats, turn, draft, picked, hint, last, flying, over } = table;
  const shown = cover === null ? seat : null;
  return { board, state, seats, seat: shown, turn, draft, picked, hint, last, flying, over };
}

/** Memoizes `make`: it runs only when the picked value changes. All components ask about the same table first. */
function memoized<From, Picked, Made>(pick: (from: From) => Picked, make: (picked: Picked) => Made) {
  let last: { readonly from: From; readonly picked: Picked; readonly made: Made } | null = null;
  return (from: From): Made => {
    if (last?.from === from) return last.made;
    const picked = pick(from);
    if (last === null) last = { from, picked, made: make(picked) };
    else if (shallow(last.picked, picked)) last = { ...last, from };
    else last = { from, picked, made: reuseEqual(last.made, make(picked)) };
    return last.made;
  };
}
