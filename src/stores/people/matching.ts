import { comparableName, nameFor } from '../../net/session/names';
import type { Person } from './person';

/** A seat of a game, as far as it tells who sat there. */
export interface NamedSeat {
  readonly name: string;
  /** The level of its bot; null for a person. */
  readonly bot: unknown;
  /** Another phone kept it. */
  readonly elsewhere: boolean;
}

/** Returns the person at each seat of a game that was played at this time; null where there was none. */
export type Matching = (seats: readonly NamedSeat[], at: number) => readonly (Person | null)[];

/** A name with the number that a seat adds to it (N29). */
const NUMBERED = / \d+$/;

/**
 * Finds persons by the names of seats. A seat of this phone also belongs to a person whose name got a number there because another
 * seat had it (N29). A seat of another phone belongs to a person with exactly its name who has no seat yet.
 */
export function matchingOf(persons: readonly Person[]): Matching {
  const keys = new Map<string, string>();
  const keyOf = (name: string): string => {
    const known = keys.get(name) ?? comparableName(name);
    keys.set(name, known);
    return known;
  };
  const named = new Map<string, Owner[]>();
  for (const person of persons) {
    for (const { name, until } of [...person.former, { name: person.name, until: Number.POSITIVE_INFINITY }])
      named.set(keyOf(name), [...(named.get(keyOf(name)) ?? []), { person, until }]);
  }

  return (seats, at) => {
    const found = new Map<number, Person>();
    const taken = new Set<Person>();
    const sit = (index: number, person: Person | undefined): void => {
      if (!person) return;
      found.set(index, person);
      taken.add(person);
    };
    const owners = (name: string) =>
      (named.get(keyOf(name)) ?? []).filter(({ person }) => !taken.has(person));
    const look = (elsewhere: boolean, find: (seat: NamedSeat, index: number) => Person | undefined): void => {
      for (const [index, seat] of seats.entries()) {
        if (seat.bot === null && seat.elsewhere === elsewhere && !found.has(index))
          sit(index, find(seat, index));
      }
    };
    const exact = ({ name }: NamedSeat) => ownerAt(owners(name), at);
    const numbered = ({ name }: NamedSeat, index: number) => {
      if (!NUMBERED.test(name)) return undefined;
      const fitting = [...named.values()]
        .flat()
        .filter(({ person }) => !taken.has(person))
        .filter(({ person }) => keyOf(nameFor(seats, index, person.name)) === keyOf(name));
      return ownerAt(fitting, at);
    };
    look(false, exact);
    look(false, numbered);
    look(true, exact);
    return seats.map((_, index) => found.get(index) ?? null);
  };
}

interface Owner {
  readonly person: Person;
  /** When the person gave the name up. */
  readonly until: number;
}

/** Of several owners of a name, the one who gave it up next after this time. */
function ownerAt(owners: readonly Owner[], at: number): Person | undefined {
  const [first] = owners.filter(({ until }) => at <= until).sort((a, b) => a.until - b.until);
  return first?.person;
}
