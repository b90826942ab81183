import { useState } from 'react';
import type { Illegal } from '../../engine/illegal';

/** A notice until it has been read: the same words once more are another notice. */
export function useUnread(notice: Illegal | null): {
  readonly unread: Illegal | null;
  readonly read: () => void;
} {
  const [last, setLast] = useState<Illegal | null>(null);
  return { unread: notice === last ? null : notice, read: () => setLast(notice) };
}
