import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openStorage as openOnPhones } from '../../src/storage/open';
import { openStorage as openInBrowsers } from '../../src/storage/open.web';
import { orMemory } from '../../src/storage/or-memory';
import { StorageError } from '../../src/storage/storage-error';

const browser = () => ({
  indexedDB: new IDBFactory(),
  IDBKeyRange,
  window: Object.assign(new EventTarget(), { location: { reload: () => {} } }),
});

afterEach(() => {
  for (const name of Object.keys(browser())) Reflect.deleteProperty(globalThis, name);
});

test('a browser stores data for the next visit', async () => {
  Object.assign(globalThis, browser());
  const { storage, lasting, trouble } = await openInBrowsers();
  expect({ lasting, trouble }).toEqual({ lasting: true, trouble: null });
  await storage.createGame('a', '', '', 1);
  expect(await (await openInBrowsers()).storage.games()).toHaveLength(1);
});

test('a browser without IndexedDB uses memory and reports it', async () => {
  const { storage, lasting, trouble } = await openInBrowsers();
  expect({ lasting, trouble }).toEqual({ lasting: false, trouble: 'unavailable' });
  await storage.createGame('a', '', '', 1);
  expect(await storage.games()).toHaveLength(1);
});

test('a browser that forbids IndexedDB uses memory', async () => {
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  expect(await openInBrowsers()).toMatchObject({ lasting: false, trouble: 'unavailable' });
});

test('a phone without the native module of SQLite uses memory', async () => {
  const { storage, lasting, trouble } = await openOnPhones();
  expect({ lasting, trouble }).toEqual({ lasting: false, trouble: 'unavailable' });
  await storage.write('settings', 'loud');
  expect(await storage.read('settings')).toBe('loud');
});

test('the trouble is the code of the error', async () => {
  const newer = () => Promise.reject(new StorageError('newer'));
  expect(await orMemory(newer)).toMatchObject({ lasting: false, trouble: 'newer' });
});
