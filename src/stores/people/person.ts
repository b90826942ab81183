import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';
import { alikeNames, decentName, LONGEST_NAME, tidyName } from '../../net/session/names';

/** The colours of dice and rows. The theme has their shades. */
export const personColours = ['green', 'blue', 'red', 'yellow', 'purple', 'orange'] as const;
export type PersonColour = (typeof personColours)[number];

/** Each has an outline of its own, so that nobody has to tell colours apart. */
export const personEmblems = [
  'leaf',
  'star',
  'fish',
  'moon',
  'heart',
  'boat',
  'bolt',
  'clover',
  'drop',
  'crown',
  'key',
  'bell',
] as const;
export type PersonEmblem = (typeof personEmblems)[number];

/** A name that a person had until this time of day, in milliseconds. */
export interface FormerName {
  readonly name: string;
  readonly until: number;
}

/** Someone who plays on this phone again and again. */
export interface Person {
  readonly id: string;
  /** Unlike the names of all other persons of this phone. */
  readonly name: string;
  readonly colour: PersonColour;
  readonly emblem: PersonEmblem;
  readonly former: readonly FormerName[];
}

/** The looks that a person chooses. */
export type PersonLook = Pick<Person, 'name' | 'colour' | 'emblem'>;

export interface People {
  /** In the order in which they were added. */
  readonly persons: readonly Person[];
  /** The person whose phone this is; null if nobody has said so. */
  readonly own: string | null;
}

export const nobody: People = { persons: [], own: null };

/** More than a family and its friends; it bounds what an imported file can bring. */
export const MOST_PERSONS = 60;

/** A person keeps so many former names: the last ones. */
const MOST_FORMER = 40;

/** The former names with some more. */
export const withFormer = (
  former: readonly FormerName[],
  more: readonly FormerName[],
): readonly FormerName[] => [...former, ...more].slice(-MOST_FORMER);

/** The person whose phone this is. Joining and inviting offer this name. */
export const ownPerson = ({ persons, own }: People): Person | null =>
  persons.find(({ id }) => id === own) ?? null;

export const personNamed = (persons: readonly Person[], name: string): Person | null =>
  persons.find((person) => alikeNames(person.name, name)) ?? null;

/** The look of the next person: an emblem and, if there are enough, a colour that nobody has. */
export function freshLook(persons: readonly Person[]): Omit<PersonLook, 'name'> {
  const rarest = <T>(all: readonly T[], used: readonly T[]): T | undefined => {
    const count = (each: T) => used.filter((other) => other === each).length;
    return [...all].sort((a, b) => count(a) - count(b))[0];
  };
  return {
    colour:
      rarest(
        personColours,
        persons.map(({ colour }) => colour),
      ) ?? 'green',
    emblem:
      rarest(
        personEmblems,
        persons.map(({ emblem }) => emblem),
      ) ?? 'leaf',
  };
}

const VERSION = 1;

export const peopleText = (people: People): string => JSON.stringify({ people: VERSION, ...people });

/** Reads the stored persons; null if the text is broken or newer than this app. */
export function readPeople(text: string): People | null {
  const fields = fieldsOf(parseJson(text), ['people', 'persons', 'own']);
  if (fields?.get('people') !== VERSION) return null;
  const persons = readPersons(fields.get('persons'));
  return persons && { persons, own: textOf(fields.get('own')) };
}

/** Reads a list of persons with different ids and names. */
export function readPersons(json: unknown): readonly Person[] | null {
  const persons = listOf(json, readPerson);
  if (!persons || persons.length > MOST_PERSONS) return null;
  const distinct = persons.every(
    ({ id, name }, at) =>
      !persons.slice(0, at).some((other) => other.id === id || alikeNames(other.name, name)),
  );
  return distinct ? persons : null;
}

function readPerson(json: unknown): Person | null {
  const fields = fieldsOf(json, ['id', 'name', 'colour', 'emblem', 'former']);
  const id = textOf(fields?.get('id'));
  const name = readName(fields?.get('name'));
  const colour = personColours.find((each) => each === fields?.get('colour'));
  const emblem = personEmblems.find((each) => each === fields?.get('emblem'));
  const former = listOf(fields?.get('former'), readFormer);
  if (id === null || !/^[a-z0-9]{1,24}$/.test(id) || name === null || !colour || !emblem) return null;
  return former && former.length <= MOST_FORMER ? { id, name, colour, emblem, former } : null;
}

function readFormer(json: unknown): FormerName | null {
  const fields = fieldsOf(json, ['name', 'until']);
  const name = readName(fields?.get('name'));
  const until = wholeNumber(fields?.get('until'));
  return name === null || until === null ? null : { name, until };
}

/** Reads a name as the app writes it. */
function readName(json: unknown): string | null {
  const name = textOf(json);
  return name !== null && name !== '' && decentName(name) === name ? name : null;
}

export type PersonProblem = 'empty' | 'long' | 'taken';

/** Why a person (null: a new one) can't have this name. */
export function personProblem(
  persons: readonly Person[],
  id: string | null,
  name: string,
): PersonProblem | null {
  const tidy = tidyName(name);
  if (tidy === '') return 'empty';
  if ([...tidy].length > LONGEST_NAME) return 'long';
  const other = personNamed(persons, tidy);
  return other && other.id !== id ? 'taken' : null;
}
