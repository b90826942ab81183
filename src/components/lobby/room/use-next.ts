import { useSyncExternalStore } from 'react';
import { useShared } from './SharedContext';

const never = () => () => {};

/** Whether the others of this table play on at another one that can be reached from here. */
export function useNext(): boolean {
  const { shared } = useShared();
  const next = () => shared !== null && shared.store.getState().next !== null;
  return useSyncExternalStore(shared?.store.subscribe ?? never, next, next);
}
