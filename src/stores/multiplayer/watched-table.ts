import type { Table } from '../table/table';
import type { SharedTable } from './shared-table';

/** As long as a table is on the screen its bots move at the pace of the screen. */
export function watchedTable(table: Table, shared: SharedTable): Table {
  return {
    ...table,
    enter() {
      shared.watched(true);
      const stop = table.enter();
      return () => {
        stop();
        shared.watched(false);
      };
    },
  };
}
