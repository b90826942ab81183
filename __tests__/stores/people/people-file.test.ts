import { mergedPeople, peopleFileText, readPeopleFile } from '../../../src/stores/people/people-file';
import { MOST_PERSONS, type People } from '../../../src/stores/people/person';
import { gameOf, personCalled } from './support';

const ada = personCalled('Ada');
const ben = personCalled('Ben');
const people: People = { persons: [ada, ben], own: 'ada' };
const counts = new Map([['dice', new Map([[6, 3]])]]);
const games = [
  { ...gameOf('Ada 5, *Mia 3', 1), counts },
  gameOf('Ben 4, Cleo 9', 2),
  gameOf('Cleo 1, Dan 2', 3),
];

test('a file holds the persons and the finished games in which one of them played, without dice', () => {
  const file = readPeopleFile(
    peopleFileText(people, [...games, { ...gameOf('Ada 1, Ben 2', 4), over: false }]),
  );
  expect(file).toEqual({
    ...people,
    results: [{ ...games[0], counts: new Map() }, games[1]],
  });
});

describe('a file that is refused', () => {
  const whole = peopleFileText(people, games);

  test.each([
    ['is empty', '', 'other'],
    ['is a photo', '\u0089PNG\r\n', 'other'],
    ['is a record of a game', '{"knobel":1,"game":"lockout"}', 'other'],
    ['is cut off', whole.slice(0, -20), 'broken'],
    ['has a person without an emblem', whole.replace('"emblem":"leaf"', '"emblem":"skull"'), 'broken'],
    ['has two persons with one name', whole.replace('"name":"Ben"', '"name":"ADA"'), 'broken'],
    ['has a field twice', whole.replace('"own":', '"own":null,"own":'), 'broken'],
    ['has a result without a place', whole.replace('"place":1', '"place":-1'), 'broken'],
    ['is from a newer app', whole.replace('"knobelPeople":1', '"knobelPeople":2'), 'newer'],
    ['is endless', whole + ' '.repeat(9_000_000), 'large'],
  ])('because it %s', (_, text, problem) => {
    expect(readPeopleFile(text)).toBe(problem);
  });

  test.each([0.1, 0.35, 0.5, 0.77, 0.99])('wherever it is cut off (%d)', (part) => {
    expect(typeof readPeopleFile(whole.slice(0, Math.floor(whole.length * part)))).toBe('string');
  });
});

describe('persons of a file and of this phone', () => {
  const file = (persons: People['persons'], own: string | null = null) => ({ persons, own, results: [] });

  test('new ones are added, those of this phone stay as they are', () => {
    const blue = { ...ada, id: 'other', colour: 'blue' as const };
    expect(mergedPeople(people, file([blue, personCalled('Cleo')]), 9)).toEqual({
      persons: [ada, ben, personCalled('Cleo')],
      own: 'ada',
    });
  });

  test('a person with another name there keeps both, so that the games under it count', () => {
    const merged = mergedPeople(people, file([{ ...ada, name: 'Adele' }]), 9);
    expect(merged?.persons[0]).toEqual({ ...ada, former: [{ name: 'Adele', until: 9 }] });
  });

  test('on an empty phone the file says whose phone it was', () => {
    expect(mergedPeople({ persons: [], own: null }, file([ada, ben], 'ben'), 9)?.own).toBe('ben');
  });

  test('too many are refused', () => {
    const many = Array.from({ length: MOST_PERSONS }, (_, at) => personCalled(`P${at}`));
    expect(mergedPeople(people, file(many), 9)).toBeNull();
  });

  test('the same file twice changes nothing', () => {
    const once = mergedPeople(people, file([{ ...ada, name: 'Adele' }, personCalled('Cleo')]), 9);
    expect(once && mergedPeople(once, file([{ ...ada, name: 'Adele' }, personCalled('Cleo')]), 12)).toEqual(
      once,
    );
  });
});
