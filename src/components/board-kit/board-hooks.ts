import type { Game } from '../../engine/game';
import type { TableState } from '../../stores/table/table-state';
import { useTable } from '../table/TableContext';

/** Reads the boards of one game, with the types of that game. */
export function boardHooks<State, Move, Options extends object>(game: Game<State, Move, Options>) {
  /** The one place where a board gets its type back: the table holds what the game of its own id has made. */
  function boardOf(table: TableState): State {
    if (table.game.id !== game.id)
      throw new Error(`This is a board for ${game.id}, not for ${table.game.id}.`);
    return table.board as State;
  }

  /** What stands on the table as the viewer may know it, without the draft. */
  function standingOf(table: TableState): State {
    return table.draft ? (table.draft.base as State) : boardOf(table);
  }

  return {
    /** A part of the boards, drafts included. As with `useTable`: something that is in there, or a plain value. */
    useBoard<T>(select: (board: State, table: TableState) => T): T {
      return useTable((table) => select(boardOf(table), table));
    },
    /** A part of the boards without the draft, for a game whose draft is drawn as something still open. */
    useStanding<T>(select: (state: State, table: TableState) => T): T {
      return useTable((table) => select(standingOf(table), table));
    },
    /** What has been placed and not committed. */
    drafted: ({ draft }: TableState): readonly Move[] => draft?.steps.map(({ move }) => move as Move) ?? [],
    /** The moves that may be placed now by the seat in front, before anything it has placed in their stead. */
    choices(table: TableState): readonly Move[] {
      const { seat, state, cover } = table;
      if (seat === null || cover !== null || !game.turn(table.state as State).includes(seat)) return [];
      return game.moves(state as State, seat);
    },
    /** The moves that may be placed after what has been placed. */
    further(table: TableState): readonly Move[] {
      const board = boardOf(table);
      const { seat, cover } = table;
      if (seat === null || cover !== null || !game.turn(board).includes(seat)) return [];
      return game.moves(board, seat);
    },
    hint: (table: TableState): Move | null => (table.hint ?? null) as Move | null,
  };
}
