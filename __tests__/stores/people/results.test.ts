import { lockout } from '../../../src/engine/lockout';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { StorageError } from '../../../src/storage/storage-error';
import type { Counters } from '../../../src/stores/people/counts';
import { createResults } from '../../../src/stores/people/results';
import { goldenMatch, type SavedGames, savedGames } from '../../support/saved-games';
import { gameOf } from './support';

const counters: Counters = new Map([[lockout.id, [{ key: 'dice', fallen: ({ entry }) => entry.dice }]]]);
const whole = goldenMatch('lockout');

/** The results of a phone whose replayed games are listed. */
function counted(games: SavedGames, storage: Storage = games.storage) {
  const replayed: string[] = [];
  const saves = {
    ...games.saves,
    load: (id: string) => {
      replayed.push(id);
      return games.saves.load(id);
    },
  };
  const results = createResults({ storage, saves, clock: realClock });
  const look = async () => {
    replayed.length = 0;
    await results.update(counters);
    return results.store.getState();
  };
  return { results, look, replayed };
}

test('a game is replayed once, and again only when it has changed', async () => {
  const games = savedGames();
  await games.keep('one', goldenMatch('lockout', 20));
  await games.keep('two', whole);
  const first = counted(games);
  expect((await first.look()).results?.map(({ id, over }) => [id, over])).toEqual([
    ['one', false],
    ['two', true],
  ]);
  expect(first.replayed).toEqual(['two', 'one']);
  await first.look();
  expect(first.replayed).toEqual([]);

  // The app opens anew.
  const second = counted(games);
  await second.look();
  expect(second.replayed).toEqual([]);
  expect(second.results.store.getState().results).toEqual(first.results.store.getState().results);
  await games.saves.journal('one', lockout).append(whole, 20);
  expect((await second.look()).results?.map(({ over }) => over)).toEqual([true, true]);
  expect(second.replayed).toEqual(['one']);
});

test('a result has what the game has', async () => {
  const games = savedGames();
  await games.keep('one', whole, undefined, 77);
  const { results } = await counted(games).look();
  const places = whole.game.ranking(whole.state);
  expect(results?.[0]).toMatchObject({
    id: 'one',
    game: 'lockout',
    at: 77,
    dice: 'phone',
    seats: ['Ada', 'Ben'].map((name, seat) => ({
      name,
      bot: null,
      points: whole.game.scores(whole.state)[seat],
      place: places?.[seat],
    })),
  });
  const fallen = whole.log.flatMap(({ dice }) => dice);
  expect(results?.[0]?.counts.get('dice')?.get(6)).toBe(fallen.filter((value) => value === 6).length);
});

test('real dice are not counted', async () => {
  const games = savedGames();
  await games.keep('one', whole, undefined, 1, 'real');
  expect((await counted(games).look()).results?.[0]?.counts.size).toBe(0);
});

test('a deleted game does not count any more, here and after opening anew', async () => {
  const games = savedGames();
  await games.keep('one', whole);
  await games.keep('two', whole);
  const here = counted(games);
  await here.look();
  await games.saves.remove('one');
  expect((await here.look()).results?.map(({ id }) => id)).toEqual(['two']);
  const again = counted(games);
  expect((await again.look()).results?.map(({ id }) => id)).toEqual(['two']);
  expect(again.replayed).toEqual([]);
});

test('a game that can’t be read counts nothing, and the others count', async () => {
  const games = savedGames();
  await games.keep('one', whole);
  await games.keep('two', whole);
  await games.spoil('one');
  expect((await counted(games).look()).results?.map(({ id }) => id)).toEqual(['two']);
});

test('a hundred games fill more than one document, and all are found again', async () => {
  const games = savedGames();
  const short = goldenMatch('lockout', 2);
  for (let at = 0; at < 100; at += 1) await games.keep(`g${at}`, short);
  await counted(games).look();
  const again = counted(games);
  expect((await again.look()).results).toHaveLength(100);
  expect(again.replayed).toEqual([]);
  // A lost document costs its games another replay, nothing else.
  await games.storage.erase('results/0');
  const third = counted(games);
  expect((await third.look()).results).toHaveLength(100);
  expect(third.replayed).toHaveLength(64);
});

test('without room for the results they are counted each time', async () => {
  const games = savedGames();
  await games.keep('one', whole);
  const full: Storage = { ...games.storage, write: () => Promise.reject(new StorageError('full')) };
  expect((await counted(games, full).look()).results).toHaveLength(1);
  expect((await counted(games, full).look()).results).toHaveLength(1);
});

test('a failure to read the games is told, and the next attempt is free of it', async () => {
  const games = savedGames();
  await games.keep('one', whole);
  const { results, look } = counted(games);
  const working = games.storage.games;
  const broken = jest.spyOn(games.storage, 'games').mockRejectedValueOnce(new StorageError('unavailable'));
  expect(await look()).toMatchObject({ trouble: true });
  broken.mockImplementation(working);
  expect(await look()).toMatchObject({ trouble: false });
  expect(results.store.getState().results).toHaveLength(1);
});

describe('results of other phones', () => {
  test('are added once, stay, and come in the order of their time', async () => {
    const games = savedGames();
    await games.keep('one', whole, undefined, 50);
    const here = counted(games);
    await here.look();
    const brought = [gameOf('Ada 5, Ben 2', 20), gameOf('Ada 1, Ben 2', 80)];
    expect(await here.results.bring(brought)).toBe(2);
    expect(await here.results.bring(brought)).toBe(0);
    expect(here.results.store.getState().results?.map(({ at }) => at)).toEqual([20, 50, 80]);
    expect((await counted(games).look()).results).toHaveLength(3);
  });

  test('of a game that this phone has as well do not count twice', async () => {
    const games = savedGames();
    await games.keep('one', whole);
    const here = counted(games);
    const { results } = await here.look();
    const copy = { ...(results?.[0] ?? gameOf('Ada 1, Ben 2', 1)), id: 'itscopy' };
    expect(await here.results.bring([copy])).toBe(0);
  });

  test('that can’t be stored are refused, and nothing is lost', async () => {
    const memory = memoryStorage();
    const trouble = { now: false };
    const storage: Storage = {
      ...memory,
      write: (key, text) =>
        trouble.now ? Promise.reject(new StorageError('full')) : memory.write(key, text),
    };
    const games = savedGames(storage);
    const here = counted(games);
    await here.look();
    await here.results.bring([gameOf('Ada 5, Ben 2', 20)]);
    trouble.now = true;
    await expect(here.results.bring([gameOf('Ada 1, Ben 2', 30)])).rejects.toThrow('full');
    trouble.now = false;
    expect((await counted(games).look()).results).toHaveLength(1);
    expect(await here.results.bring([gameOf('Ada 1, Ben 2', 30)])).toBe(1);
  });
});
