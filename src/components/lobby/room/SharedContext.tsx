import { createContext, type ReactNode, useContext } from 'react';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';

/** What can be done about the other phones of a table. */
export interface SharedWays {
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

const nobody: SharedWays = {
  shared: null,
  onInvite: null,
  onClose: () => {},
  onLeave: () => {},
  onJoin: () => {},
  onNext: null,
};

const SharedContext = createContext<SharedWays>(nobody);

export function SharedProvider({
  ways,
  children,
}: {
  readonly ways: SharedWays;
  readonly children: ReactNode;
}) {
  return <SharedContext value={ways}>{children}</SharedContext>;
}

export const useShared = (): SharedWays => useContext(SharedContext);
