import type { Seat } from '../../../engine/game';
import { isHeldUp, type SeatState, seatStateOf } from '../../../stores/multiplayer/seat-state';
import type { TableState } from '../../../stores/table/table-state';
import { useTable } from '../TableContext';
import { isInTurn } from './is-in-turn';

export const useSeatState = (seat: Seat): SeatState => useTable((table) => stateAt(table, seat));

function stateAt(table: TableState, seat: Seat): SeatState {
  const view = table.seats[seat];
  return view ? seatStateOf(view, table.room, isInTurn(table, seat)) : 'free';
}

/** The seats that a table of many phones waits for while this phone has nothing to do. */
const awaited = ({ room, seat, turn, over }: TableState): readonly Seat[] =>
  room && seat === null && !over ? turn : [];

/** The seat that the table waits for and at which nobody can play: its phone is away, or it is free. Null if there is none. */
export const useAbsentSeat = (): Seat | null =>
  useTable((table) =>
    table.room && isHeldUp(table.room)
      ? null
      : (awaited(table).find((seat) => ['free', 'away'].includes(stateAt(table, seat))) ?? null),
  );

/** The names of the seats in turn while nobody can move; '' otherwise. */
export const useHeldUp = (): string =>
  useTable((table) =>
    table.room && isHeldUp(table.room)
      ? awaited(table)
          .map((seat) => table.seats[seat]?.name ?? '')
          .join(', ')
      : '',
  );
