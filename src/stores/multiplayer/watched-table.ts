import type { Table } from '../table/table';
import type { SharedTable } from './shared-table';

/** Returns a table whose bots move at the pace of the screen while a screen shows it. */
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
