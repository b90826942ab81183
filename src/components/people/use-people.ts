import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import type { People } from '../../stores/people/person';

/** Selects a part of the persons of this phone. */
export function usePeople<T>(select: (people: People) => T): T {
  return useStore(useApp().people.store, select);
}
