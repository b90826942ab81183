import type { Storage } from '../../src/storage/storage';
import { codeOf } from './support/codes';
import type { DatabaseUnderTest } from './support/database-under-test';

/** The contract that every implementation of the storage passes. */
export function storageContract(makeDatabase: () => DatabaseUnderTest): void {
  let database: DatabaseUnderTest;
  let storage: Storage;

  beforeEach(async () => {
    database = makeDatabase();
    storage = await database.connect();
  });

  describe('documents', () => {
    test('a read returns the last written text', async () => {
      expect(await storage.read('settings')).toBeNull();
      await storage.write('settings', 'one');
      await storage.write('settings', 'two');
      await storage.write('set-ups', 'other');
      expect(await storage.read('settings')).toBe('two');
      expect(await storage.read('set-ups')).toBe('other');
    });

    test('an erased document is gone', async () => {
      await storage.write('settings', 'one');
      await storage.erase('settings');
      await storage.erase('never there');
      expect(await storage.read('settings')).toBeNull();
    });

    test.each(awkwardTexts)('%s are read unchanged', async (_, text) => {
      await storage.write(text.slice(0, 40), text);
      expect(await storage.read(text.slice(0, 40))).toBe(text);
    });
  });

  describe('games', () => {
    test('a new game has its head and notes, and no entries', async () => {
      await storage.createGame('a', 'head', 'notes', 1_700_000_000_000);
      expect(await storage.game('a')).toEqual({
        id: 'a',
        createdAt: 1_700_000_000_000,
        changedAt: 1_700_000_000_000,
        head: 'head',
        notes: 'notes',
        length: 0,
        aside: null,
        entries: [],
      });
    });

    test('a game that was not created does not exist', async () => {
      expect(await storage.game('a')).toBeNull();
      expect(await storage.games()).toEqual([]);
    });

    test('an id that is taken is refused, and its game stays', async () => {
      await storage.createGame('a', 'head', 'notes', 1);
      await storage.append('a', 0, ['x'], 2);
      const before = await storage.game('a');
      expect(await codeOf(storage.createGame('a', 'other', 'other', 3))).toBe('exists');
      expect(await storage.game('a')).toEqual(before);
    });

    test('entries stay in order, over many appends', async () => {
      await storage.createGame('a', '', '', 1);
      await storage.append('a', 0, ['0', '1'], 2);
      await storage.append('a', 2, ['2'], 3);
      await storage.append('a', 3, [], 4);
      await storage.append('a', 3, ['3', '4', '5', '6', '7', '8', '9', '10', '11'], 5);
      expect(await storage.game('a')).toMatchObject({
        length: 12,
        changedAt: 5,
        createdAt: 1,
        entries: Array.from({ length: 12 }, (_, place) => String(place)),
      });
    });

    test('a game has its own entries only, whatever its id', async () => {
      const ids = ['a', 'ab', 'a,1', '', 'ü', "'; DROP TABLE games; --", '🎲'];
      for (const id of ids) {
        await storage.createGame(id, '', '', 1);
        await storage.append(id, 0, [`first of ${id}`, `second of ${id}`], 2);
      }
      for (const id of ids) {
        expect((await storage.game(id))?.entries).toEqual([`first of ${id}`, `second of ${id}`]);
      }
    });

    test.each(awkwardTexts)('%s are read unchanged', async (_, text) => {
      await storage.createGame('a', text, text, 1);
      await storage.append('a', 0, [text, '', text], 2);
      expect(await storage.game('a')).toMatchObject({ head: text, notes: text, entries: [text, '', text] });
    });

    test('10 000 entries, at once and then one more', async () => {
      const many = Array.from({ length: 10_000 }, (_, place) => `{"place":${place}}`);
      await storage.createGame('a', '', '', 1);
      await storage.append('a', 0, many, 2);
      await storage.append('a', 10_000, ['last'], 3);
      expect((await storage.game('a'))?.entries).toEqual([...many, 'last']);
    });

    test.each([0, 1, 3])('entries from place %i are refused when the game has two', async (from) => {
      await storage.createGame('a', 'head', 'notes', 1);
      await storage.append('a', 0, ['x', 'y'], 2);
      const before = await storage.game('a');
      expect(await codeOf(storage.append('a', from, ['z'], 3))).toBe('conflict');
      expect(await codeOf(storage.append('a', from, [], 3))).toBe('conflict');
      expect(await storage.game('a')).toEqual(before);
    });

    test('rewound entries are gone, and others can be appended', async () => {
      await storage.createGame('a', '', '', 1);
      await storage.createGame('b', '', '', 1);
      await storage.append('a', 0, ['x', 'y', 'z'], 2);
      await storage.append('b', 0, ['x', 'y'], 2);
      await storage.rewind('a', 1, 3);
      expect(await storage.game('a')).toMatchObject({ length: 1, changedAt: 3, entries: ['x'] });
      await storage.append('a', 1, ['w'], 4);
      expect((await storage.game('a'))?.entries).toEqual(['x', 'w']);
      expect((await storage.game('b'))?.entries).toEqual(['x', 'y']);
    });

    test('rewind does not change a shorter game', async () => {
      await storage.createGame('a', '', '', 1);
      await storage.append('a', 0, ['x'], 2);
      await storage.rewind('a', 1, 3);
      await storage.rewind('a', 5, 3);
      expect(await storage.game('a')).toMatchObject({ length: 1, changedAt: 2, entries: ['x'] });
    });

    test('changes of a missing game are refused', async () => {
      expect(await codeOf(storage.rewind('a', 0, 1))).toBe('missing');
      expect(await codeOf(storage.append('a', 0, ['x'], 1))).toBe('missing');
      expect(await codeOf(storage.keepNotes('a', 'notes', 1))).toBe('missing');
      expect(await codeOf(storage.keepHead('a', 'head'))).toBe('missing');
      expect(await codeOf(storage.setAside('a', 'reason'))).toBe('missing');
      expect(await storage.games()).toEqual([]);
    });

    test('new notes change the time of the game; a new head does not', async () => {
      await storage.createGame('a', 'head', 'notes', 1);
      await storage.append('a', 0, ['x'], 2);
      await storage.keepNotes('a', 'other notes', 3);
      await storage.keepHead('a', 'other head');
      expect(await storage.game('a')).toEqual({
        id: 'a',
        createdAt: 1,
        changedAt: 3,
        head: 'other head',
        notes: 'other notes',
        length: 1,
        aside: null,
        entries: ['x'],
      });
    });

    test('the list has the newest change first, without entries', async () => {
      for (const [id, at] of [
        ['old', 1],
        ['new', 2],
        ['twin', 2],
        ['played', 0],
      ] as const)
        await storage.createGame(id, `head of ${id}`, '', at);
      await storage.append('played', 0, ['x', 'y'], 9);
      const games = await storage.games();
      expect(games.map(({ id }) => id)).toEqual(['played', 'new', 'twin', 'old']);
      expect(games[0]).toEqual({
        id: 'played',
        createdAt: 0,
        changedAt: 9,
        head: 'head of played',
        notes: '',
        length: 2,
        aside: null,
      });
    });

    test('a game set aside stays as it is, with the reason, until the mark is taken off', async () => {
      await storage.createGame('a', 'head', 'notes', 1);
      await storage.append('a', 0, ['x'], 2);
      const before = await storage.game('a');
      await storage.setAside('a', 'newer');
      expect(await storage.game('a')).toEqual({ ...before, aside: 'newer' });
      expect(await storage.games()).toMatchObject([{ id: 'a', aside: 'newer', length: 1 }]);
      await storage.setAside('a', null);
      expect(await storage.game('a')).toEqual(before);
    });

    test('a deleted game is gone with its entries; the others stay', async () => {
      for (const id of ['a', 'b']) {
        await storage.createGame(id, '', '', 1);
        await storage.append(id, 0, ['x', 'y'], 2);
      }
      await storage.deleteGame('a');
      await storage.deleteGame('never there');
      expect(await storage.game('a')).toBeNull();
      expect((await storage.games()).map(({ id }) => id)).toEqual(['b']);
      expect((await storage.game('b'))?.entries).toEqual(['x', 'y']);

      await storage.createGame('a', '', '', 3);
      await storage.append('a', 0, ['new'], 4);
      expect((await storage.game('a'))?.entries).toEqual(['new']);
    });
  });

  describe('calls that do not wait for each other', () => {
    test('take effect in the order they were made', async () => {
      const calls = [storage.createGame('a', '', '', 0)];
      for (let place = 0; place < 50; place += 1)
        calls.push(storage.append('a', place, [String(place)], place));
      const read = storage.game('a');
      calls.push(storage.append('a', 50, ['late'], 50));
      await Promise.all(calls);
      expect((await read)?.length).toBe(50);
      expect((await storage.game('a'))?.entries).toEqual([
        ...Array.from({ length: 50 }, (_, place) => String(place)),
        'late',
      ]);
    });

    test('a refused call does not affect the next', async () => {
      await storage.createGame('a', '', '', 1);
      const codes = await Promise.all([
        codeOf(storage.append('a', 0, ['0'], 2)),
        codeOf(storage.append('a', 0, ['not this'], 3)),
        codeOf(storage.append('b', 0, ['nor this'], 3)),
        codeOf(storage.append('a', 1, ['1'], 4)),
      ]);
      expect(codes).toEqual([null, 'conflict', 'missing', null]);
      expect((await storage.game('a'))?.entries).toEqual(['0', '1']);
    });
  });

  describe('two windows', () => {
    test('see each other’s changes', async () => {
      const other = await database.connect();
      await storage.createGame('a', 'head', 'notes', 1);
      await other.append('a', 0, ['x'], 2);
      await storage.write('settings', 'loud');
      expect((await storage.game('a'))?.entries).toEqual(['x']);
      expect(await other.read('settings')).toBe('loud');
    });

    test('cannot both write the next entry: one is refused, and finds what the other wrote', async () => {
      const other = await database.connect();
      await storage.createGame('a', '', '', 1);
      const windows = [storage, other];
      for (let place = 0; place < 10; place += 1) {
        const codes = await Promise.all(
          windows.map((each, index) => codeOf(each.append('a', place, [`${place} of ${index}`], 2))),
        );
        expect([...codes].sort()).toEqual(['conflict', null]);
        const winner = codes.indexOf(null);
        for (const each of windows) {
          const game = await each.game('a');
          expect(game?.length).toBe(place + 1);
          expect(game?.entries[place]).toBe(`${place} of ${winner}`);
        }
      }
    });

    test('cannot both create the same game', async () => {
      const other = await database.connect();
      const calls = [storage, other].map((each) => codeOf(each.createGame('a', '', '', 1)));
      expect((await Promise.all(calls)).sort()).toEqual(['exists', null]);
    });
  });

  describe('closing', () => {
    test('the next connection finds the stored data', async () => {
      await storage.write('settings', 'loud');
      await storage.createGame('a', 'head', 'notes', 1);
      const last = storage.append('a', 0, ['x', 'y'], 2);
      await storage.close();
      await last;
      const next = await database.connect();
      expect(await next.read('settings')).toBe('loud');
      expect(await next.game('a')).toMatchObject({ head: 'head', entries: ['x', 'y'] });
    });

    test('later calls are refused; closing again is no error', async () => {
      await storage.close();
      await storage.close();
      expect(await codeOf(storage.read('settings'))).toBe('unavailable');
      expect(await codeOf(storage.write('settings', 'loud'))).toBe('unavailable');
      expect(await codeOf(storage.games())).toBe('unavailable');
      expect(await codeOf(storage.createGame('a', '', '', 1))).toBe('unavailable');
      expect(await codeOf(storage.append('a', 0, ['x'], 1))).toBe('unavailable');
    });
  });
}

const awkwardTexts: [string, string][] = [
  ['letters of all kinds', 'Zoë, 小さい, Ελένη, שלום, 👩‍👩‍👧‍👦🎲, \u{1F1E9}\u{1F1EA}, e\u0301'],
  ['quotes, ends of lines and escapes', `'"\\\n\r\n\t\u0001\u2028 %s ? :x $1 \\u0000`],
  ['100 KB', '12345678 é🎲'.repeat(7000)],
];
