import type { Level } from '../../engine/bots/bot';
import { alikeNames, LONGEST_NAME, tidyName } from '../../net/session/names';
import type { SeatView } from '../../net/session/session';

/** A seat in the set-up. Its key stays when it is moved. Its name is the text as typed. */
export interface Chair extends SeatView {
  readonly key: number;
}

/** The player of a chair: a person at this phone, a person at another phone, or a bot. */
export type ChairKind = 'person' | 'phone' | 'bot';

export const kindOf = ({ keeper, elsewhere }: SeatView): ChairKind =>
  keeper.kind === 'bot' ? 'bot' : elsewhere ? 'phone' : 'person';

export type NameProblem = 'empty' | 'long' | 'taken';

/** Short names that sound the same in all languages of the app, and unlike each other. */
export const botNames = ['Mia', 'Otto', 'Pia', 'Bruno', 'Ida', 'Hugo', 'Nora', 'Emil'] as const;

/** The default name of a person: "Player 1". */
export type PersonName = (number: number) => string;

export const chairsOf = (seats: readonly SeatView[]): readonly Chair[] =>
  seats.map((seat, key) => ({ ...seat, key }));

/** One person, and as many bots as are needed. */
export function firstChairs(
  fewest: number,
  personName: PersonName,
  level: Level = 'normal',
): readonly Chair[] {
  let chairs = withPerson([], personName);
  while (chairs.length < fewest) chairs = withBot(chairs, level);
  return chairs;
}

export function withPerson(chairs: readonly Chair[], personName: PersonName): readonly Chair[] {
  return [
    ...chairs,
    { key: freeKey(chairs), name: freePersonName(chairs, personName), keeper: { kind: 'person' } },
  ];
}

export function withBot(chairs: readonly Chair[], level: Level = 'normal'): readonly Chair[] {
  return [...chairs, { key: freeKey(chairs), name: freeBotName(chairs), keeper: { kind: 'bot', level } }];
}

/** Adds a chair for a person at another phone. */
export function withPhone(chairs: readonly Chair[], personName: PersonName): readonly Chair[] {
  return withPerson(chairs, personName).map((chair, at) =>
    at === chairs.length ? { ...chair, elsewhere: true } : chair,
  );
}

export const atThisPhone = (chairs: readonly Chair[]): readonly Chair[] =>
  chairs.map(({ key, name, keeper }) => ({ key, name, keeper }));

/** Changes a person to a bot, or the reverse. A default name changes with it. */
export function withKind(
  chairs: readonly Chair[],
  key: number,
  kind: ChairKind,
  personName: PersonName,
): readonly Chair[] {
  return chairs.map((chair) => {
    if (chair.key !== key || kindOf(chair) === kind) return chair;
    const others = chairs.filter((other) => other !== chair);
    const given = isGiven(chairs, chair, personName);
    if (kind === 'bot')
      return { key, name: given ? freeBotName(others) : chair.name, keeper: { kind, level: 'normal' } };
    const person = chair.keeper.kind === 'person' || !given;
    const name = person ? chair.name : freePersonName(others, personName);
    return { key, name, keeper: { kind: 'person' }, ...(kind === 'phone' && { elsewhere: true }) };
  });
}

export function withChange(
  chairs: readonly Chair[],
  key: number,
  change: Partial<SeatView>,
): readonly Chair[] {
  return chairs.map((chair) => (chair.key === key ? { ...chair, ...change } : chair));
}

export const without = (chairs: readonly Chair[], key: number): readonly Chair[] =>
  chairs.filter((chair) => chair.key !== key);

/** Swaps a chair with the next or the previous one. */
export function moved(chairs: readonly Chair[], key: number, by: 1 | -1): readonly Chair[] {
  const at = chairs.findIndex((chair) => chair.key === key);
  const [chair, other] = [chairs[at], chairs[at + by]];
  if (!chair || !other) return chairs;
  return chairs.map((each) => (each === chair ? other : each === other ? chair : each));
}

/** The chair of a person of this phone with this name. */
export const chairOf = (chairs: readonly Chair[], name: string): Chair | undefined =>
  chairs.find((chair) => kindOf(chair) === 'person' && alikeNames(chair.name, name));

/**
 * Seats a person by name: on a chair whose person has a default name, on a new chair, or in place of the last bot. Null if every chair
 * is taken by somebody else, or if another player has this name.
 */
export function withSeated(
  chairs: readonly Chair[],
  name: string,
  most: number,
  personName: PersonName,
): readonly Chair[] | null {
  if (isTaken(chairs, name)) {
    // A bot can have any other name.
    const bot = chairs.find((chair) => kindOf(chair) === 'bot' && alikeNames(chair.name, name));
    if (!bot) return null;
    return withSeated(withChange(chairs, bot.key, { name: freeBotName(chairs) }), name, most, personName);
  }
  const unnamed = chairs.find((chair) => kindOf(chair) === 'person' && isGiven(chairs, chair, personName));
  const chair =
    unnamed ?? (chairs.length < most ? null : chairs.findLast(({ keeper }) => keeper.kind === 'bot'));
  const seated: SeatView = { name, keeper: { kind: 'person' } };
  if (chair === null) return [...chairs, { ...seated, key: freeKey(chairs) }];
  return chair ? withChange(chairs, chair.key, seated) : null;
}

/** The person with this name stands up. A chair that the game or the table needs gets its default name. */
export function withoutSeated(
  chairs: readonly Chair[],
  name: string,
  fewest: number,
  personName: PersonName,
): readonly Chair[] {
  const chair = chairOf(chairs, name);
  if (!chair) return chairs;
  const others = without(chairs, chair.key);
  const enough = others.length >= fewest && others.some((other) => kindOf(other) === 'person');
  return enough ? others : withChange(chairs, chair.key, { name: freePersonName(others, personName) });
}

/** The problem of this name among the others. */
export function nameProblem(chairs: readonly Chair[], { key, name }: Chair): NameProblem | null {
  const length = [...tidyName(name)].length;
  if (length === 0) return 'empty';
  if (length > LONGEST_NAME) return 'long';
  return isTaken(without(chairs, key), name) ? 'taken' : null;
}

/** The seats of the new game. */
export const seatsOf = (chairs: readonly Chair[]): readonly SeatView[] =>
  chairs.map(({ name, keeper, elsewhere = false }) => ({
    name: tidyName(name),
    keeper,
    ...(elsewhere && { elsewhere }),
  }));

const isTaken = (chairs: readonly Chair[], name: string): boolean =>
  chairs.some((chair) => alikeNames(chair.name, name));

const freeKey = (chairs: readonly Chair[]): number => Math.max(-1, ...chairs.map(({ key }) => key)) + 1;

function freeBotName(chairs: readonly Chair[]): string {
  return botNames.find((name) => !isTaken(chairs, name)) ?? '';
}

/** The default name by the number of people, or the first default name that is free. */
function freePersonName(chairs: readonly Chair[], personName: PersonName): string {
  const people = chairs.filter(({ keeper }) => keeper.kind === 'person').length;
  const next = personName(people + 1);
  if (!isTaken(chairs, next)) return next;
  let number = 1;
  while (isTaken(chairs, personName(number))) number += 1;
  return personName(number);
}

/** Whether this is one of the names that chairs get by themselves. */
export const isDefaultName = (name: string, personName: PersonName): boolean =>
  DEFAULT_NUMBERS.some((number) => personName(number) === name);

const DEFAULT_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

function isGiven(chairs: readonly Chair[], { name, keeper }: Chair, personName: PersonName): boolean {
  if (tidyName(name) === '') return true;
  if (keeper.kind === 'bot') return botNames.some((given) => given === name);
  return chairs.some((_, at) => personName(at + 1) === name);
}
