import { createContext, type ReactNode, useContext } from 'react';
import type { SharedTable } from '../../../stores/multiplayer/shared-table';

/** The actions for a table of many phones. */
export interface SharedActions {
  /** Null for a table on this phone alone. */
  readonly shared: SharedTable | null;
  /** Opens the invitation; null where no other phone can join. */
  readonly onInvite: (() => void) | null;
  /** The host disconnects all guests and plays on alone. */
  readonly onClose: () => void;
  /** The guest leaves for good. */
  readonly onLeave: () => void;
  /** The guest joins again with the digits, because the host no longer knows it. */
  readonly onJoin: () => void;
  /** Joins the next table, where the others play on; null while this is in progress. */
  readonly onNext: (() => void) | null;
}

const noActions: SharedActions = {
  shared: null,
  onInvite: null,
  onClose: () => {},
  onLeave: () => {},
  onJoin: () => {},
  onNext: null,
};

const SharedContext = createContext<SharedActions>(noActions);

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
