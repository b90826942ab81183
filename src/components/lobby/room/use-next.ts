import { useSyncExternalStore } from 'react';
import { useShared } from './SharedContext';

const noSubscription = () => () => {};

/** Whether the others play on at a next table that this phone can reach. */
export function useNext(): boolean {
  const { shared } = useShared();
  const next = () => shared !== null && shared.store.getState().next !== null;
  return useSyncExternalStore(shared?.store.subscribe ?? noSubscription, next, next);
}
