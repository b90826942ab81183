import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';

/** The name of this phone's owner, empty if it is not known yet, and how to remember another one. */
export function useOwnName(): readonly [name: string, keep: (name: string) => void] {
  const { ownName } = useApp();
  return [useStore(ownName.store, ({ name }) => name), ownName.keep];
}
