import { createContext, type ReactNode, useContext } from 'react';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';

/** What can be done about the other phones of a table. */
export interface SharedActions {
  /** Null for a table on this phone alone. */
  readonly shared: SharedTable | null;
  /** Opens the room where others are waited for; null where nobody could come. */
  readonly onInvite: (() => void) | null;
  /** A host sends everybody away and plays on alone. */
  readonly onClose: () => void;
  /** A guest goes for good. */
  readonly onLeave: () => void;
  /** A guest that the host does not know any more comes with the digits again. */
  readonly onJoin: () => void;
  /** Goes where the others play on; null while it is on its way. */
  readonly onNext: (() => void) | null;
}

const nobody: SharedActions = {
  shared: null,
  onInvite: null,
  onClose: () => {},
  onLeave: () => {},
  onJoin: () => {},
  onNext: null,
};

const SharedContext = createContext<SharedActions>(nobody);

export function SharedProvider({
  actions,
  children,
}: {
  readonly actions: SharedActions;
  readonly children: ReactNode;
}) {
  return <SharedContext value={actions}>{children}</SharedContext>;
}

export const useShared = (): SharedActions => useContext(SharedContext);
