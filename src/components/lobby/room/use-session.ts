import { useSyncExternalStore } from 'react';
import type { Session, SessionView } from '../../../net/session/session';

/** Subscribes to a session and returns its view. */
export const useSession = ({ subscribe, view }: Session): SessionView =>
  useSyncExternalStore(subscribe, view, view);
