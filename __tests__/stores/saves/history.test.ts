import { readRecord } from '../../../src/engine/record';
import type { Clock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import { StorageError } from '../../../src/storage/storage-error';
import { createHistory } from '../../../src/stores/saves/history';
import { handClock, settled } from '../../support/clock';
import { goldenMatch, savedGames } from '../../support/saved-games';
import { person, seatsFor } from '../../support/table';

const finished = goldenMatch('lockout');
const underWay = goldenMatch('lockout', 20);
const unplayed = goldenMatch('lockout', 0);

async function looked(games = savedGames(), clock: Clock = handClock()) {
  const history = createHistory(games.saves, clock);
  history.look();
  for (let i = 0; i < 5; i += 1) await settled();
  return { ...games, ...history, now: () => history.store.getState() };
}

test('there are no games before they are loaded', () => {
  const { store } = createHistory(savedGames().saves, handClock());
  expect(store.getState()).toMatchObject({ games: null, aside: [], progress: null });
});

test('the played games, newest first, with the results of replaying them', async () => {
  const games = savedGames();
  await games.keep('old', finished);
  await games.keep('empty', unplayed);
  await games.keep('new', underWay);
  const { now } = await looked(games);
  expect(now().games?.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(now().outcomes.get('new')).toMatchObject({ winners: [], over: false });
  const { game, state } = finished;
  const winners = game.ranking(state)?.flatMap((place, seat) => (place === 1 ? [seat] : []));
  expect(now().outcomes.get('old')).toEqual({ scores: game.scores(state), winners, over: true, rolls: null });
  expect(now().progress).toBeNull();
});

test('a game with only secret answers is under way, too', async () => {
  const games = savedGames();
  await games.keep('answered', unplayed);
  const { game, opening } = unplayed;
  const seats = seatsFor(...opening.names.map(() => person));
  const answers = [{ seat: 0, move: game.moves(unplayed.state, 0)[0] }];
  await games.saves.journal('answered', game).keep({ seats, answers, at: 0, over: false });
  const { now } = await looked(games);
  expect(now().games).toMatchObject([{ id: 'answered', over: false }]);
});

test('a game that can’t be replayed is set aside', async () => {
  const games = savedGames();
  await games.keep('good', finished);
  await games.keep('bad', finished);
  await games.storage.append('bad', finished.log.length, ['{"seat":0,"move":"nonsense"}'], 5);
  const { now } = await looked(games);
  expect(now().games?.map(({ id }) => id)).toEqual(['good']);
  expect(now().aside).toMatchObject([{ id: 'bad', why: 'broken', changedAt: 5 }]);
});

test('a game that was played to its end is over, whatever was noted', async () => {
  const games = savedGames();
  await games.keep('one', finished);
  await games.storage.keepNotes('one', 'lost', 5);
  const { now } = await looked(games);
  expect(now().games).toMatchObject([{ id: 'one', over: true }]);
});

test('a game of a newer version is set aside, with its reason', async () => {
  const games = savedGames();
  await games.keep('newer', finished);
  await games.spoil('newer', '{"save":99}');
  const { now } = await looked(games);
  expect(now()).toMatchObject({ games: [], aside: [{ id: 'newer', why: 'newer' }] });
});

/** A clock that advances by 10 ms with every read. */
function slowClock() {
  let time = 0;
  const due: (() => void)[] = [];
  const clock: Clock = {
    now: () => {
      time += 10;
      return time;
    },
    after(_ms, then) {
      due.push(then);
      return () => {};
    },
  };
  return { clock, due };
}

async function manyGames(count: number) {
  const games = savedGames();
  for (let at = 0; at < count; at += 1) await games.keep(`game ${at}`, underWay);
  return games;
}

test('many games are replayed in slices, with progress', async () => {
  const { clock, due } = slowClock();
  const { now } = await looked(await manyGames(7), clock);
  expect(now().games).toHaveLength(7);
  const seen = [now().progress];
  while (due.length > 0) {
    due.shift()?.();
    await settled();
    seen.push(now().progress);
  }
  // A slice has two games: after the second, more than 16 ms have passed.
  expect(seen).toEqual([2, 4, 6].map((done) => ({ looked: done, of: 7 })).concat([null] as never));
  expect(now().outcomes.size).toBe(7);
});

test('the list stays the same object while only scores are added', async () => {
  const { clock, due } = slowClock();
  const { now } = await looked(await manyGames(5), clock);
  const { games } = now();
  while (due.length > 0) {
    due.shift()?.();
    await settled();
  }
  expect(now().outcomes.size).toBe(5);
  expect(now().games).toBe(games);
});

test('a cancelled lookup changes nothing any more', async () => {
  const { clock, due } = slowClock();
  const games = await manyGames(7);
  const history = createHistory(games.saves, clock);
  const callOff = history.look();
  await settled();
  callOff();
  due.shift()?.();
  await settled();
  expect(due).toHaveLength(0);
  expect(history.store.getState().outcomes.size).toBe(2);
});

test('a second lookup replays only changed games', async () => {
  const games = savedGames();
  await games.keep('one', underWay);
  await games.keep('other', underWay);
  const { now, look } = await looked(games);
  const before = now().outcomes.get('one');
  const other = now().outcomes.get('other');
  const { log } = goldenMatch('lockout', 23);
  await games.saves.journal('other', finished.game).append({ ...finished, log }, 20);
  await games.storage.keepNotes('other', (await games.storage.game('other'))?.notes ?? '', 99);
  look();
  for (let i = 0; i < 5; i += 1) await settled();
  expect(now().outcomes.get('one')).toBe(before);
  expect(now().outcomes.get('other')).not.toBe(other);
});

test('a deleted game is gone, here and from the storage', async () => {
  const games = savedGames();
  await games.keep('one', finished);
  await games.keep('other', finished);
  const { now, remove, storage } = await looked(games);
  await remove('one');
  expect(now().games?.map(({ id }) => id)).toEqual(['other']);
  expect(await storage.game('one')).toBeNull();
});

describe('a storage that fails', () => {
  const failing = (what: 'games' | 'deleteGame') => {
    const storage = memoryStorage();
    return { ...storage, [what]: () => Promise.reject(new StorageError('unavailable')) };
  };

  test('is shown if the games can’t be read', async () => {
    const { now } = await looked(savedGames(failing('games')));
    expect(now().trouble).toBe('reading');
  });

  test('is shown if a game can’t be deleted, and the game stays', async () => {
    const games = savedGames(failing('deleteGame'));
    await games.keep('one', finished);
    const { now, remove } = await looked(games);
    await remove('one');
    expect(now()).toMatchObject({ trouble: 'deleting', games: [{ id: 'one' }] });
  });
});

describe('the shared text', () => {
  test('is the record, with the names that the seats have now', async () => {
    const games = savedGames();
    await games.keep('one', finished, [{ name: 'Zoë', keeper: person }, ...seatsFor(person).slice(0, 1)]);
    const { written } = await looked(games);
    const record = readRecord((await written('one')) ?? '');
    expect(record.ok && record.value.opening.names).toEqual(['Zoë', 'Ada']);
    expect(record.ok && record.value.log).toHaveLength(finished.log.length);
  });

  test('is all stored texts if the game can’t be read', async () => {
    const games = savedGames();
    await games.keep('bad', finished);
    await games.spoil('bad');
    const { written, saves } = await looked(games);
    expect(await written('bad')).toBe(await saves.raw('bad'));
    expect(await written('bad')).toContain('nonsense');
  });

  test('is null if there is no such game', async () => {
    const { written } = await looked();
    expect(await written('none')).toBeNull();
  });
});
