import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Table } from '../../stores/table/table';
import type { TableState } from '../../stores/table/table-state';

const TableContext = createContext<Table | null>(null);

export function TableProvider({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  return <TableContext value={table}>{children}</TableContext>;
}

/** All that can be done at the table. It never changes, so it never draws anything again. */
export function useTableActions(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('There is no table around this component.');
  return table;
}

/**
 * A part of what is on the table. Draws again only when that part is another value, so a selector gives back something that
 * is in the state, or a plain value: not a new object.
 */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableActions().store, select);
}
