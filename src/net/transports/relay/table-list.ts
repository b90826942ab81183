import type { CloseReason, Link } from '../link';
import { type OpenTable, SAYS, tablesOf } from './messages';

export interface Looking {
  /** All that are open now; again whenever that changes. */
  tables(tables: readonly OpenTable[]): void;
  over(reason: CloseReason): void;
}

/** NR2: which tables are open at a relay. Close the link to look no longer. */
export function lookAtRelay(link: Link, { tables, over }: Looking): void {
  link.onClose(over);
  link.onFrame((told) => {
    const list = tablesOf(told);
    if (list === null) link.close('broken');
    else tables(list);
  });
  link.send(Uint8Array.of(SAYS.look));
}
