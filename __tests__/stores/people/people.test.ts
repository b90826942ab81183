import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { StorageError } from '../../../src/storage/storage-error';
import { openPeople } from '../../../src/stores/people/people';
import {
  freshLook,
  MOST_PERSONS,
  ownPerson,
  type Person,
  personColours,
  personEmblems,
  personProblem,
} from '../../../src/stores/people/person';

let ids = 0;
function newId(): string {
  ids += 1;
  return `id${ids}`;
}
const open = (storage: Storage, today = () => 100) => openPeople({ storage, newId, today });
const look = (name: string) => ({ name, colour: 'green', emblem: 'leaf' }) as const;

test('persons outlive the app', async () => {
  const storage = memoryStorage();
  const first = await open(storage);
  await first.add(look('Ada'));
  await first.add({ name: ' Ben ', colour: 'blue', emblem: 'star' });
  const again = await open(storage);
  expect(again.store.getState()).toEqual(first.store.getState());
  expect(again.store.getState().persons).toMatchObject([
    { name: 'Ada', colour: 'green', emblem: 'leaf' },
    { name: 'Ben', colour: 'blue', emblem: 'star' },
  ]);
});

test('the first person is the one whose phone this is, until somebody says otherwise', async () => {
  const people = await open(memoryStorage());
  expect(ownPerson(people.store.getState())).toBeNull();
  await people.add(look('Ada'));
  const ben = await people.add(look('Ben'));
  expect(ownPerson(people.store.getState())?.name).toBe('Ada');
  await people.setOwn(ben?.id ?? null);
  expect(ownPerson(people.store.getState())?.name).toBe('Ben');
  await people.remove(ben?.id ?? '');
  expect(ownPerson(people.store.getState())).toBeNull();
});

test('two persons never have names that look alike', async () => {
  const people = await open(memoryStorage());
  const ada = await people.add(look('Ada'));
  expect(await people.add(look('ADA '))).toBeNull();
  const ben = await people.add(look('Ben'));
  expect(await people.change(ben?.id ?? '', look('ada'))).toBe(false);
  expect(await people.change(ada?.id ?? '', look('ADA'))).toBe(true);
  expect(people.store.getState().persons.map(({ name }) => name)).toEqual(['ADA', 'Ben']);
});

test.each([
  ['', 'empty'],
  ['\u200b', 'empty'],
  ['a'.repeat(21), 'long'],
  ['a'.repeat(20), null],
])('the name %j has the problem %s', (name, problem) => {
  expect(personProblem([], null, name)).toBe(problem);
});

test('a former name stays with its time; a change of letters only is no other name', async () => {
  const people = await open(memoryStorage(), () => 500);
  const ada = await people.add(look('Ada'));
  await people.change(ada?.id ?? '', look('ADA'));
  await people.change(ada?.id ?? '', look('Adele'));
  expect(people.store.getState().persons[0]).toMatchObject({
    name: 'Adele',
    former: [{ name: 'ADA', until: 500 }],
  });
});

test('two taps on “Done” add one person, and changes at once are all kept', async () => {
  const people = await open(memoryStorage());
  const [ada, twice, ben] = await Promise.all(['Ada', 'Ada', 'Ben'].map((name) => people.add(look(name))));
  expect(twice).toBeNull();
  await Promise.all([people.change(ada?.id ?? '', look('Adele')), people.setOwn(ben?.id ?? null)]);
  expect(people.store.getState().persons.map(({ name }) => name)).toEqual(['Adele', 'Ben']);
  expect(people.store.getState().own).toBe(ben?.id);
});

test('a person whose name changes again and again can still be read after a restart', async () => {
  const storage = memoryStorage();
  const people = await open(storage);
  const ada = await people.add(look('Ada'));
  for (let time = 1; time <= 50; time += 1) await people.change(ada?.id ?? '', look(`Ada ${time}`));
  expect((await open(storage)).store.getState()).toEqual(people.store.getState());
});

test('a deleted person leaves nothing behind', async () => {
  const storage = memoryStorage();
  const people = await open(storage);
  const ada = await people.add(look('Adaline'));
  await people.remove(ada?.id ?? '');
  expect(await storage.read('people')).not.toContain('Adaline');
  expect((await open(storage)).store.getState()).toEqual({ persons: [], own: null });
});

test('new persons get emblems and colours that nobody has, as long as there are any', () => {
  const persons: Person[] = [];
  for (let count = 0; count < personEmblems.length; count += 1)
    persons.push({ id: `p${count}`, name: `P${count}`, ...freshLook(persons), former: [] });
  expect(new Set(persons.map(({ emblem }) => emblem)).size).toBe(personEmblems.length);
  expect(new Set(persons.slice(0, personColours.length).map(({ colour }) => colour)).size).toBe(
    personColours.length,
  );
});

test('there is an end to the number of persons', async () => {
  const people = await open(memoryStorage());
  for (let count = 0; count < MOST_PERSONS; count += 1) await people.add(look(`P${count}`));
  expect(await people.add(look('One more'))).toBeNull();
});

test('a change that can’t be stored rejects and changes nothing', async () => {
  const storage = memoryStorage();
  const people = await open({ ...storage, write: () => Promise.reject(new StorageError('full')) });
  await expect(people.add(look('Ada'))).rejects.toThrow('full');
  expect(people.store.getState().persons).toEqual([]);
});

test.each(['nonsense', '{"people":2,"persons":[]}', '{"people":1,"persons":[{"id":"x"}],"own":null}'])(
  'persons that can’t be read are kept aside: %s',
  async (text) => {
    const storage = memoryStorage();
    await storage.write('people', text);
    const people = await open(storage);
    expect(people.store.getState().persons).toEqual([]);
    await people.add(look('Ada'));
    expect(await storage.read('people/unreadable')).toBe(text);
    expect((await open(storage)).store.getState().persons).toHaveLength(1);
  },
);
