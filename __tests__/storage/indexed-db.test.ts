import 'fake-indexeddb/auto';
import { openIndexedDb } from '../../src/storage/indexed-db';
import { indexedDbSteps } from '../../src/storage/indexed-db-schema';
import type { Storage } from '../../src/storage/storage';
import { breakingContract } from './breaking';
import { storageContract } from './contract';
import { sameAsMemory } from './fuzz';
import { breakingFactory } from './support/breaking-factory';
import { codeOf } from './support/codes';

const oneStepMore = [...indexedDbSteps, (database: IDBDatabase) => void database.createObjectStore('later')];

storageContract(() => {
  const factory = new IDBFactory();
  return { connect: () => openIndexedDb(factory) };
});

sameAsMemory(async () => {
  const factory = new IDBFactory();
  return [await openIndexedDb(factory), await openIndexedDb(factory)];
});

describe('when the browser aborts a transaction', () => {
  breakingContract(() => {
    const factory = new IDBFactory();
    return {
      connect: () => openIndexedDb(factory),
      connectBreakingAt: (step) => openIndexedDb(breakingFactory(factory, step)),
      restart: () => {},
    };
  }, 1);
});

test('every change waits for the disk', async () => {
  const storage = await openIndexedDb(new IDBFactory());
  const asked = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await storage.write('settings', 'loud');
  await storage.createGame('a', '', '', 1);
  await storage.append('a', 0, ['x'], 2);
  await storage.keepNotes('a', '', 3);
  await storage.deleteGame('a');
  expect(asked.mock.results.map(({ value }) => [value.mode, value.durability])).toEqual(
    Array.from({ length: 5 }, () => ['readwrite', 'strict']),
  );
  asked.mockRestore();
});

describe('a page that is left', () => {
  /** A page with a game of no entries. */
  const open = async () => {
    const listeners = new Map<string, (event: { persisted: boolean }) => void>();
    const reload = jest.fn();
    const storage = await openIndexedDb(new IDBFactory(), {
      page: {
        addEventListener: (kind, listener) => void listeners.set(kind, listener),
        location: { reload },
      },
    });
    await storage.createGame('a', '', '', 1);
    const tell = (kind: 'pagehide' | 'pageshow', persisted: boolean) => listeners.get(kind)?.({ persisted });
    return { storage, reload, tell };
  };
  const entriesIn = async (storage: Storage) => (await storage.game('a'))?.entries;
  /** Resolves when a transaction has begun and waits for the head of the game. */
  const looking = async () => {
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };

  test('ends a transaction that still looks, so that no other page waits for it, and begins anew if it is shown again', async () => {
    const { storage, reload, tell } = await open();
    const appended = codeOf(storage.append('a', 0, ['x'], 2));
    await looking();
    tell('pagehide', true);
    expect(await appended).toBe('failed');
    tell('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await entriesIn(storage)).toEqual([]);
  });

  test('does not lose a move that is just being written', async () => {
    const { storage, reload, tell } = await open();
    const add = jest.spyOn(IDBObjectStore.prototype, 'add');
    const appended = codeOf(storage.append('a', 0, ['x'], 2));
    while (add.mock.calls.length === 0) await new Promise(setImmediate);
    tell('pagehide', true);
    expect(await appended).toBeNull();
    tell('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
    expect(await entriesIn(storage)).toEqual(['x']);
    add.mockRestore();
  });

  test('finishes all if it won’t be shown again', async () => {
    const { storage, reload, tell } = await open();
    const appended = codeOf(storage.append('a', 0, ['x'], 2));
    await looking();
    tell('pagehide', false);
    expect(await appended).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(await entriesIn(storage)).toEqual(['x']);
  });
});

describe('versions', () => {
  test('a database of a later version is refused and stays as it is', async () => {
    const factory = new IDBFactory();
    const later = await openIndexedDb(factory, { steps: oneStepMore });
    await later.createGame('a', '', '', 1);
    await later.close();

    expect(await codeOf(openIndexedDb(factory))).toBe('newer');
    expect(await factory.databases()).toEqual([{ name: 'knobel', version: oneStepMore.length }]);
    expect(await (await openIndexedDb(factory, { steps: oneStepMore })).games()).toHaveLength(1);
  });

  test('a window of a later version upgrades; the earlier one finishes its calls and closes', async () => {
    const factory = new IDBFactory();
    const earlier = await openIndexedDb(factory);
    await earlier.createGame('a', '', '', 1);
    const last = earlier.append('a', 0, ['x'], 2);
    const later = await openIndexedDb(factory, { steps: oneStepMore });
    await last;
    expect((await later.game('a'))?.entries).toEqual(['x']);
    expect(await codeOf(earlier.append('a', 1, ['y'], 3))).toBe('newer');
    expect(await codeOf(earlier.games())).toBe('newer');
  });

  test('a window that does not close makes the later one unavailable, and nothing hangs', async () => {
    const factory = new IDBFactory();
    const stubborn = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('knobel', 1);
      request.onupgradeneeded = () =>
        indexedDbSteps[0]?.(request.result, request.transaction as IDBTransaction);
      request.onsuccess = () => resolve(request.result);
    });
    expect(await codeOf(openIndexedDb(factory, { steps: oneStepMore, patience: 0 }))).toBe('unavailable');
    // The upgrade must not happen after the call has failed.
    stubborn.close();
    expect(await (await openIndexedDb(factory)).games()).toEqual([]);
  });
});

describe('a connection that the browser closes', () => {
  test('is reopened for the next call, and calls keep their order', async () => {
    const opened = jest.spyOn(IDBFactory.prototype, 'open');
    const factory = new IDBFactory();
    const storage = await openIndexedDb(factory);
    await storage.createGame('a', '', '', 1);
    opened.mock.results[0]?.value.result.close();
    await Promise.all([0, 1, 2].map((place) => storage.append('a', place, [String(place)], 2)));
    expect((await storage.game('a'))?.entries).toEqual(['0', '1', '2']);
    expect(opened).toHaveBeenCalledTimes(2);
    opened.mockRestore();
  });

  test('data that the player deletes is gone; the app goes on with an empty database', async () => {
    const factory = new IDBFactory();
    const storage = await openIndexedDb(factory);
    await storage.createGame('a', '', '', 1);
    await new Promise((resolve) => {
      factory.deleteDatabase('knobel').onsuccess = resolve;
    });
    expect(await storage.games()).toEqual([]);
    expect(await codeOf(storage.append('a', 0, ['x'], 2))).toBe('missing');
    await storage.createGame('b', '', '', 3);
    expect(await storage.games()).toHaveLength(1);
  });
});

describe('when the database refuses an entry', () => {
  // The first entry is stored, the second fails.
  const refuse = (name: string) => {
    const add = IDBObjectStore.prototype.add;
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (value === 'refused') throw new DOMException('', name);
      return add.call(this, value, key);
    });
  };
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'failed'],
  ])('for %s the change is %s, and nothing of it is kept', async (name, code) => {
    const storage = await openIndexedDb(new IDBFactory());
    await storage.createGame('a', '', '', 1);
    const before = await storage.game('a');
    refuse(name);
    expect(await codeOf(storage.append('a', 0, ['taken', 'refused'], 2))).toBe(code);
    expect(await storage.game('a')).toEqual(before);
    await storage.append('a', 0, ['taken'], 3);
    expect((await storage.game('a'))?.entries).toEqual(['taken']);
  });

  test('the next call tries with a new connection', async () => {
    const opened = jest.spyOn(IDBFactory.prototype, 'open');
    const storage = await openIndexedDb(new IDBFactory());
    await storage.createGame('a', '', '', 1);
    refuse('UnknownError');
    await codeOf(storage.append('a', 0, ['refused'], 2));
    await storage.games();
    expect(opened).toHaveBeenCalledTimes(2);
  });
});

test('without IndexedDB there is no storage', async () => {
  expect(await codeOf(openIndexedDb(undefined))).toBe('unavailable');
});
