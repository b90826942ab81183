import { useSyncExternalStore } from 'react';
import { useShared } from './SharedContext';

const noSubscription = () => () => {};

/** How many moves were made here that do not count, because another phone hosted meanwhile. */
export function useUncounted(): number {
  const { shared } = useShared();
  const uncounted = () => shared?.store.getState().uncounted ?? 0;
  return useSyncExternalStore(shared?.store.subscribe ?? noSubscription, uncounted, uncounted);
}
