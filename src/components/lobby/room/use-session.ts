import { useSyncExternalStore } from 'react';
import type { Session, SessionView } from '../../../net/session/session';

/** What a session shows, drawn again whenever that changes. */
export const useSession = ({ subscribe, view }: Session): SessionView =>
  useSyncExternalStore(subscribe, view, view);
