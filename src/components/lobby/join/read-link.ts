import { type Fragment, readFragment } from './link-fragment';

export interface Invitation extends Fragment {
  readonly table: string;
}

/** Reads the text of a QR code, on any host name. Null if it is not an invitation. */
export function readLink(text: string): Invitation | null {
  const [, table, after] = /\/join\/([0-9a-f]{16})#(.*)$/.exec(text) ?? [];
  const fragment = after === undefined ? null : readFragment(after);
  return table !== undefined && fragment ? { table, ...fragment } : null;
}
