import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import { ownPerson } from '../../stores/people/person';

/**
 * The name of this phone's owner, and how to remember another one: that of the own person if there is one, else
 * the name that was typed last. Empty if neither is known.
 */
export function useOwnName(): readonly [name: string, keep: (name: string) => void] {
  const { ownName, people } = useApp();
  const typed = useStore(ownName.store, ({ name }) => name);
  const person = useStore(people.store, ownPerson);
  return [person?.name ?? typed, ownName.keep];
}
