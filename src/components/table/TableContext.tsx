import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Table } from '../../stores/table/table';
import type { TableState } from '../../stores/table/table-state';

const TableContext = createContext<Table | null>(null);

export function TableProvider({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  return <TableContext value={table}>{children}</TableContext>;
}

/** Every action of the table. The object never changes, so using it never causes a render. */
export function useTableActions(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('There is no table around this component.');
  return table;
}

/**
 * Selects a part of the table's state. A component renders again only when the selected value changes, so
 * return a plain value or an object of the state, never a new object.
 */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableActions().store, select);
}
