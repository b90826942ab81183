import { matchingOf, type NamedSeat } from '../../../src/stores/people/matching';
import type { Person } from '../../../src/stores/people/person';

const person = (name: string, former: Person['former'] = []): Person => ({
  id: name.toLowerCase(),
  name,
  colour: 'green',
  emblem: 'leaf',
  former,
});
const here = (name: string): NamedSeat => ({ name, bot: null, elsewhere: false });
const there = (name: string): NamedSeat => ({ name, bot: null, elsewhere: true });
const bot = (name: string): NamedSeat => ({ name, bot: 'easy', elsewhere: false });

const matched = (persons: readonly Person[], seats: readonly NamedSeat[], at = 100) =>
  matchingOf(persons)(seats, at).map((each) => each?.id ?? null);

test('a seat belongs to the person with its name, however it is written', () => {
  expect(matched([person('Ada'), person('Ben')], [here('ada '), here('BEN'), here('Cleo')])).toEqual([
    'ada',
    'ben',
    null,
  ]);
});

test('a bot is nobody, whatever its name', () => {
  expect(matched([person('Mia')], [bot('Mia'), here('Ada')])).toEqual([null, null]);
});

test('a person at another phone is matched by the exact name', () => {
  expect(matched([person('Ada'), person('Ben')], [here('Ada'), there('Ben'), there('Ben 2')])).toEqual([
    'ada',
    'ben',
    null,
  ]);
});

test('N29: with a number because the host’s Ben sat there first, this phone’s Ben is still Ben', () => {
  expect(matched([person('Ben')], [there('Ben'), here('Ben 2')])).toEqual([null, 'ben']);
  const long = 'Maximiliane-Charlott';
  expect(matched([person(long)], [there(long), here('Maximiliane-Charlo 2')])).toEqual([
    null,
    long.toLowerCase(),
  ]);
});

test('a name that ends in a number is no other person’s', () => {
  expect(matched([person('Ben')], [here('Ada'), here('Ben 2')])).toEqual([null, null]);
});

describe('after a change of name', () => {
  const adele = person('Adele', [{ name: 'Ada', until: 50 }]);

  test('games under the old name count from its time, and games before under the new one too', () => {
    expect(matched([adele], [here('Ada')], 50)).toEqual(['adele']);
    expect(matched([adele], [here('Adele')], 20)).toEqual(['adele']);
  });

  test('later games under the old name are somebody else’s', () => {
    expect(matched([adele], [here('Ada')], 51)).toEqual([null]);
    const newAda = person('Ada');
    expect(matched([newAda, adele], [here('Ada')], 51)).toEqual(['ada']);
    expect(matched([newAda, adele], [here('Ada')], 49)).toEqual(['adele']);
  });

  test('nobody sits twice', () => {
    expect(matched([adele], [here('Ada'), here('Adele')], 20)).toEqual(['adele', null]);
  });
});
