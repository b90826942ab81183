import { type FoundFeats, foundFeats, newFeats } from '../../../src/stores/people/feats';
import type { GameResult } from '../../../src/stores/people/game-result';
import { readResult, resultJson } from '../../../src/stores/people/game-result';
import { gameOf, personCalled, result } from './support';

const ada = personCalled('Ada');
const ben = personCalled('Ben');

/** A finished game in which the seats have these feats. */
const withFeats = (text: string, at: number, ...feats: readonly (readonly string[])[]): GameResult => ({
  ...gameOf(text, at),
  feats,
});

const ids = (found: FoundFeats) => [...(found.get('lockout')?.values() ?? [])];

const games = [
  withFeats('Ada 50, Ben 40', 1, ['no-miss'], ['hundred']),
  withFeats('Ben 60, Ada 20', 2, ['no-miss', 'by-one'], []),
  withFeats('Ada 70, Ben 10', 3, ['no-miss', 'hundred'], []),
];

test('each person has the feats of their own seats, with the first time', () => {
  expect(ids(result(foundFeats(games, [ada, ben], ada)))).toEqual([
    { id: 'no-miss', first: 1, count: 2 },
    { id: 'hundred', first: 3, count: 1 },
  ]);
  expect(ids(result(foundFeats(games, [ada, ben], ben))).map(({ id }) => id)).toEqual([
    'hundred',
    'no-miss',
    'by-one',
  ]);
});

test('a deleted person’s feats are gone', () => {
  expect(result(foundFeats(games, [ben], ada)).size).toBe(0);
});

test('on a phone without persons the feats of everybody here are shown, and none of bots', () => {
  const solo = [withFeats('Player 1 50, *Mia 40', 1, ['no-miss'], ['hundred'])];
  expect(ids(result(foundFeats(solo, [], null))).map(({ id }) => id)).toEqual(['no-miss']);
});

test('a feat is new in the first game that has it', () => {
  expect(result(newFeats(games, [ada, ben], 'g1'))).toEqual([
    { who: ada, feats: ['no-miss'] },
    { who: ben, feats: ['hundred'] },
  ]);
  expect(result(newFeats(games, [ada, ben], 'g3'))).toEqual([{ who: ada, feats: ['hundred'] }]);
  expect(result(newFeats(games, [ada, ben], 'none'))).toEqual([]);
});

test('results keep feats when they are stored, and those of earlier versions have none', () => {
  const [first] = games;
  if (!first) throw new Error('no game');
  expect(readResult(JSON.parse(JSON.stringify(resultJson(first))))).toEqual(first);
  expect(readResult(JSON.parse(JSON.stringify(resultJson(gameOf('Ada 1, Ben 2', 1)))))?.feats).toEqual([]);
});
