import type { Game } from '../../engine/game';
import type { TableState } from '../../stores/table/table-state';
import { useTable } from '../table/TableContext';

/** Hooks that read the boards of one game, with that game's types. */
export function boardHooks<State, Move, Options extends object>(game: Game<State, Move, Options>) {
  /** The only cast from a table to a game's types. A table holds only what the game with its id has made. */
  function boardOf(table: TableState): State {
    if (table.game.id !== game.id)
      throw new Error(`This is a board for ${game.id}, not for ${table.game.id}.`);
    return table.board as State;
  }

  /** The table's state as the viewer may know it, without the draft. */
  function standingOf(table: TableState): State {
    return table.draft ? (table.draft.base as State) : boardOf(table);
  }

  return {
    /**
     * Selects a part of the state, drafts included. As with `useTable`, return a part of the state or a plain
     * value.
     */
    useBoard<T>(select: (board: State, table: TableState) => T): T {
      return useTable((table) => select(boardOf(table), table));
    },
    /** Selects a part of the state without the draft, for a game that draws its draft on top. */
    useStanding<T>(select: (state: State, table: TableState) => T): T {
      return useTable((table) => select(standingOf(table), table));
    },
    /** The drafted moves. */
    drafted: ({ draft }: TableState): readonly Move[] => draft?.steps.map(({ move }) => move as Move) ?? [],
    /** The moves of the seat in front. They do not take its draft into account. */
    choices(table: TableState): readonly Move[] {
      const { seat, state, cover } = table;
      if (seat === null || cover !== null || !game.turn(table.state as State).includes(seat)) return [];
      return game.moves(state as State, seat);
    },
    /** The moves that can follow the draft. */
    further(table: TableState): readonly Move[] {
      const board = boardOf(table);
      const { seat, cover } = table;
      if (seat === null || cover !== null || !game.turn(board).includes(seat)) return [];
      return game.moves(board, seat);
    },
    hint: (table: TableState): Move | null => (table.hint ?? null) as Move | null,
  };
}
