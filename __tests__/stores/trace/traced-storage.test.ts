import { memoryStorage } from '../../../src/storage/memory';
import { StorageError } from '../../../src/storage/storage-error';
import { traceLog } from '../../../src/stores/trace/trace-log';
import { traceLines } from '../../../src/stores/trace/trace-text';
import { tracedStorage } from '../../../src/stores/trace/traced-storage';
import { handClock } from '../../support/clock';

function setUp(part: Partial<ReturnType<typeof memoryStorage>> = {}) {
  const trace = traceLog(handClock());
  return { trace, storage: tracedStorage({ ...memoryStorage(), ...part }, trace) };
}

test('a successful call is not traced', async () => {
  const { storage, trace } = setUp();
  await storage.write('a', 'text');
  expect(await storage.read('a')).toBe('text');
  expect(traceLines(trace)).toEqual([]);
});

test('a failed call is traced with its cause, and still fails', async () => {
  const error = new StorageError('full', new Error('disk I/O'));
  const { storage, trace } = setUp({ write: () => Promise.reject(error) });
  await expect(storage.write('room/x', 'a secret')).rejects.toBe(error);
  expect(traceLines(trace)).toEqual(['0.000 storage-failed operation=write code=full error=Error: disk I/O']);
});

test('an error that is no StorageError is traced, too', async () => {
  const { storage, trace } = setUp({ games: () => Promise.reject(new TypeError('no database')) });
  await expect(storage.games()).rejects.toThrow('no database');
  expect(traceLines(trace)).toEqual([
    '0.000 storage-failed operation=games code=unknown error=TypeError: no database',
  ]);
});

test('an unreadable game is traced without its id', async () => {
  const { storage, trace } = setUp();
  await storage.createGame('game', 'head', 'notes', 0);
  await storage.setAside('game', 'newer');
  await storage.setAside('game', null);
  expect(traceLines(trace)).toEqual(['0.000 set-aside why=newer']);
});
