import { useMemo } from 'react';
import { useApp } from '../../stores/app/AppContext';
import type { People, Person, PersonLook } from '../../stores/people/person';
import { usePeople } from './use-people';

/** The persons of this phone, and a way to add one. */
export interface Persons extends People {
  /** Resolves with the new person; null if the person could not be added. */
  add(look: PersonLook): Promise<Person | null>;
}

export function usePersons(): Persons {
  const { people, trace } = useApp();
  const now = usePeople((all) => all);
  return useMemo(
    () => ({
      ...now,
      add: (look) =>
        people.add(look).catch((error: unknown) => {
          trace.tell({ kind: 'caught', where: 'people', error });
          return null;
        }),
    }),
    [now, people, trace],
  );
}
