import { type Player, playersOf } from '../../../src/stores/people/tallies';
import { gameOf, personCalled, result } from './support';

const ada = personCalled('Ada');
const ben = personCalled('Ben');

function of(players: readonly Player[], name: string): Player {
  const player = players.find((each) => each.name === name);
  if (!player) throw new Error(`no ${name}`);
  return player;
}

const games = [
  gameOf('Ada 50, Ben 40', 1),
  gameOf('Ada 30, Ben 60, *Mia 70', 2),
  gameOf('Ada 80, Ben 80', 3, 'last-die'),
  gameOf('Ada 90, *Mia 20', 4),
];

test('played, won, average and best, for each game', () => {
  const players = result(playersOf(games, [ada, ben]));
  expect(of(players, 'Ada')).toMatchObject({ key: 'ada', person: ada, played: 4, won: 3 });
  expect(Object.fromEntries(of(players, 'Ada').games)).toEqual({
    lockout: { played: 3, won: 2, points: 170, best: 90 },
    'last-die': { played: 1, won: 1, points: 80, best: 80 },
  });
  expect(of(players, 'Ben')).toMatchObject({ played: 3, won: 1 });
});

test('the best of bad results is negative', () => {
  const [player] = result(playersOf([gameOf('Ada -20, *Mia 0', 1), gameOf('Ada -5, *Mia 0', 2)], [ada]));
  expect(player?.games.get('lockout')).toMatchObject({ points: -25, best: -5 });
});

test('wins in a row end with a game that is not won; the longest row is kept', () => {
  const row = [...games, gameOf('Ada 1, Ben 2', 5), gameOf('Ada 3, Ben 2', 6)];
  const player = of(result(playersOf(row, [ada])), 'Ada');
  expect(player).toMatchObject({ streak: 1, bestStreak: 2, recent: [true, false, true, true, false, true] });
});

test('head to head counts better places, and bots are nobody', () => {
  const players = result(playersOf(games, [ada, ben]));
  expect(of(players, 'Ada').against).toEqual([
    { key: 'ben', name: 'Ben', person: ben, ahead: 1, behind: 1, level: 1 },
  ]);
  expect(of(players, 'Ben').against).toMatchObject([{ key: 'ada', ahead: 1, behind: 1, level: 1 }]);
});

test('a name without a person counts among people, and not alone against bots', () => {
  const players = result(playersOf([...games, gameOf('Player 1 5, *Mia 3', 9)], [ada]));
  expect(players.map(({ name, person }) => [name, person?.id])).toEqual([
    ['Ada', 'ada'],
    ['Ben', undefined],
  ]);
});

test('a person who has not played is there with nothing; in one game alone only who played it', () => {
  expect(of(result(playersOf(games, [ada, personCalled('Cleo')])), 'Cleo')).toMatchObject({
    played: 0,
    against: [],
  });
  expect(result(playersOf(games, [ada, personCalled('Cleo')], 'last-die')).map(({ name }) => name)).toEqual([
    'Ada',
    'Ben',
  ]);
});

test('a game under way counts for nobody', () => {
  expect(result(playersOf([{ ...gameOf('Ada 5, Ben 4', 1), over: false }], []))).toEqual([]);
});

test('a deleted person is only a name again', () => {
  const players = result(playersOf(games, [ben]));
  expect(of(players, 'Ada')).toMatchObject({ key: 'name ada', person: null });
  expect(of(players, 'Ben').against).toMatchObject([{ key: 'name ada', person: null }]);
});

test('thousands of games are added up in steps', () => {
  const steps = playersOf(
    Array.from({ length: 1000 }, (_, at) => gameOf('Ada 5, Ben 4', at)),
    [ada],
  );
  let count = 0;
  while (!steps.next().done) count += 1;
  expect(count).toBeGreaterThanOrEqual(40);
});
