import type { CloseReason, Link } from '../link';
import { type OpenTable, readTables, TO_RELAY } from './messages';

export interface TableListEvents {
  /** Called with all open tables, at once and after each change. */
  onTables(tables: readonly OpenTable[]): void;
  onClose(reason: CloseReason): void;
}

/** NR2: lists the open tables of a relay, until the link is closed. */
export function listTablesAtRelay(link: Link, { onTables, onClose }: TableListEvents): void {
  link.onClose(onClose);
  link.onFrame((message) => {
    const list = readTables(message);
    if (list === null) link.close('broken');
    else onTables(list);
  });
  link.send(Uint8Array.of(TO_RELAY.look));
}
