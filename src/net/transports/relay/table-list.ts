import type { CloseReason, Link } from '../link';
import { type OpenTable, TO_RELAY, tablesOf } from './messages';

export interface TableListEvents {
  /** All that are open now; again whenever that changes. */
  tables(tables: readonly OpenTable[]): void;
  over(reason: CloseReason): void;
}

/** NR2: which tables are open at a relay. Close the link to look no longer. */
export function listTablesAtRelay(link: Link, { tables, over }: TableListEvents): void {
  link.onClose(over);
  link.onFrame((message) => {
    const list = tablesOf(message);
    if (list === null) link.close('broken');
    else tables(list);
  });
  link.send(Uint8Array.of(TO_RELAY.look));
}
