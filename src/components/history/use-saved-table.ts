import { useEffect, useState } from 'react';
import { useApp } from '../../stores/app/AppContext';
import type { Unreadable } from '../../stores/saves/save-text';
import type { SavedTable } from '../../stores/saves/saves';

/** Why a stored game is not shown. `trouble`: it may be read the next time. */
export type Unread = Unreadable | 'missing' | 'trouble';

export type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly saved: SavedTable }
  | { readonly kind: 'unread'; readonly why: Unread; readonly again: () => void };

/** Reads a stored game. */
export function useSavedTable(id: string): Reading {
  const { saves, trace } = useApp();
  const [read, setRead] = useState<SavedTable | Unread | null>(null);
  useEffect(() => {
    if (read !== null) return;
    let active = true;
    saves.load(id).then(
      (saved) => active && setRead(saved ?? 'missing'),
      (error: unknown) => {
        trace.tell({ kind: 'caught', where: 'open-table', error });
        if (active) setRead('trouble');
      },
    );
    return () => {
      active = false;
    };
  }, [saves, trace, id, read]);
  if (read === null) return { kind: 'reading' };
  if (typeof read === 'string') return { kind: 'unread', why: read, again: () => setRead(null) };
  return { kind: 'read', saved: read };
}
