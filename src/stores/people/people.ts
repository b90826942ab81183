import { createStore, type StoreApi } from 'zustand/vanilla';
import { queue } from '../../lib/queue';
import { alikeNames, tidyName } from '../../net/session/names';
import type { Storage } from '../../storage/storage';
import {
  MOST_PERSONS,
  nobody,
  type People,
  type Person,
  type PersonLook,
  peopleText,
  personProblem,
  readPeople,
  withFormer,
} from './person';

const KEY = 'people';

/** The persons of this phone. A change resolves when it is stored, and rejects without having changed anything. */
export interface PeopleStore {
  readonly store: StoreApi<People>;
  /** Returns the new person; null if the name can't be had, or if there are too many persons. */
  add(look: PersonLook): Promise<Person | null>;
  /** Returns false if the name can't be had. A former name stays the person's for the games of its time. */
  change(id: string, look: PersonLook): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Says whose phone this is. */
  setOwn(id: string | null): Promise<void>;
  /** Replaces all of them: for an import, which has merged them. */
  replace(people: People): Promise<void>;
}

export interface PeopleDeps {
  readonly storage: Storage;
  newId(): string;
  /** The time of day in milliseconds. */
  today(): number;
}

/** Opens the persons. Text that can't be read stays stored under another key before anything replaces it. */
export async function openPeople({ storage, newId, today }: PeopleDeps): Promise<PeopleStore> {
  const text = await storage.read(KEY).catch(() => null);
  const read = text === null ? nobody : readPeople(text);
  const store = createStore<People>(() => read ?? nobody);
  const { getState: get } = store;
  // A change begins with the persons that the one before has kept.
  const inTurn = queue();
  let unreadable = read === null ? text : null;

  async function keep(people: People): Promise<void> {
    if (unreadable !== null) await storage.write(`${KEY}/unreadable`, unreadable);
    unreadable = null;
    await storage.write(KEY, peopleText(people));
    store.setState(people);
  }

  return {
    store,
    add: (look) =>
      inTurn(async () => {
        const { persons, own } = get();
        const name = tidyName(look.name);
        if (persons.length >= MOST_PERSONS || personProblem(persons, null, name)) return null;
        const person: Person = { id: newId(), name, colour: look.colour, emblem: look.emblem, former: [] };
        // The first person of a phone is most likely the one who holds it.
        await keep({ persons: [...persons, person], own: persons.length === 0 ? person.id : own });
        return person;
      }),
    change: (id, look) =>
      inTurn(async () => {
        const { persons, own } = get();
        const name = tidyName(look.name);
        if (personProblem(persons, id, name)) return false;
        const changed = persons.map((person) =>
          person.id === id ? { ...person, ...look, name, former: formerOf(person, name, today()) } : person,
        );
        await keep({ persons: changed, own });
        return true;
      }),
    remove: (id) =>
      inTurn(async () => {
        const { persons, own } = get();
        await keep({ persons: persons.filter((person) => person.id !== id), own: own === id ? null : own });
      }),
    setOwn: (own) => inTurn(() => keep({ ...get(), own })),
    replace: (people) => inTurn(() => keep(people)),
  };
}

function formerOf({ name: before, former }: Person, name: string, now: number): Person['former'] {
  return alikeNames(before, name) ? former : withFormer(former, [{ name: before, until: now }]);
}
