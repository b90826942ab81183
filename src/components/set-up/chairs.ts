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
export function firstChairs(fewest: number, personName: PersonName): readonly Chair[] {
  let chairs = withPerson([], personName);
  while (chairs.length < fewest) chairs = withBot(chairs);
  return chairs;
}

export function withPerson(chairs: readonly Chair[], personName: PersonName): readonly Chair[] {
  return [
    ...chairs,
    { key: freeKey(chairs), name: freePersonName(chairs, personName), keeper: { kind: 'person' } },
  ];
}

export function withBot(chairs: readonly Chair[]): readonly Chair[] {
  return [
    ...chairs,
    { key: freeKey(chairs), name: freeBotName(chairs), keeper: { kind: 'bot', level: 'normal' } },
  ];
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

function isGiven(chairs: readonly Chair[], { name, keeper }: Chair, personName: PersonName): boolean {
  if (tidyName(name) === '') return true;
  if (keeper.kind === 'bot') return botNames.some((given) => given === name);
  return chairs.some((_, at) => personName(at + 1) === name);
}
