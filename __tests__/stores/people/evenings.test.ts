import { isTonight, lastEvening } from '../../../src/stores/people/evenings';
import { gameOf, personCalled } from './support';

const HOUR = 60 * 60 * 1000;
const ada = personCalled('Ada');

test('an evening is the last games among people without a pause of more than four hours', () => {
  const evening = lastEvening(
    [
      gameOf('Ada 90, Ben 1', 0),
      gameOf('Ada 10, Ben 20', 5 * HOUR),
      gameOf('Ada 30, Ben 20, Cleo 5', 9 * HOUR),
      gameOf('Ada 7, Ben 2', 10 * HOUR, 'arena'),
    ],
    [ada],
  );
  expect(evening).toMatchObject({ from: 5 * HOUR, to: 10 * HOUR });
  expect(evening?.games).toHaveLength(3);
  expect(evening?.players.map(({ name, won, played }) => [name, won, played])).toEqual([
    ['Ada', 2, 3],
    ['Ben', 1, 3],
    ['Cleo', 0, 1],
  ]);
});

test('points of different games stay apart', () => {
  const evening = lastEvening(
    [gameOf('Ada 10, Ben 20', 1), gameOf('Ada 5, Ben 2', 2), gameOf('Ada 3, Ben 4', 3, 'arena')],
    [],
  );
  expect(evening?.players.find(({ name }) => name === 'Ada')?.points).toEqual(
    new Map([
      ['lockout', 15],
      ['arena', 3],
    ]),
  );
});

test('games alone against bots, and games under way, are no part of it', () => {
  const alone = gameOf('Ada 10, *Mia 20', 2);
  const underWay = { ...gameOf('Ada 10, Ben 20', 3), over: false };
  expect(lastEvening([gameOf('Ada 1, Ben 2', 1), alone, underWay], [])?.games).toHaveLength(1);
  expect(lastEvening([alone, underWay], [])).toBeNull();
});

test('the persons who were there are known', () => {
  expect(lastEvening([gameOf('Ada 1, Ben 2', 1)], [ada])?.players).toMatchObject([
    { key: 'name ben', person: null },
    { key: 'ada', person: ada },
  ]);
});

test('tonight lasts until four hours after the last game', () => {
  const evening = lastEvening([gameOf('Ada 1, Ben 2', HOUR)], []);
  expect(evening && isTonight(evening, 5 * HOUR)).toBe(true);
  expect(evening && isTonight(evening, 5 * HOUR + 1)).toBe(false);
});
