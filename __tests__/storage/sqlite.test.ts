import type { SqlDatabase } from '../../src/storage/sql-database';
import { openSqlite } from '../../src/storage/sqlite';
import { sqliteSteps } from '../../src/storage/sqlite-schema';
import { breakingContract } from './breaking';
import { storageContract } from './contract';
import { sameAsMemory } from './fuzz';
import { codeOf } from './support/codes';
import { Disk } from './support/disk';
import { sqlOnDisk } from './support/sql-on-disk';

// The tests open a database some hundred times.
jest.setTimeout(60_000);

const oneStepMore = [...sqliteSteps, 'ALTER TABLE games ADD COLUMN colour TEXT'];

storageContract(() => {
  const disk = new Disk();
  return { connect: async () => openSqlite(await sqlOnDisk(disk)) };
});

sameAsMemory(async () => {
  const disk = new Disk();
  return [await openSqlite(await sqlOnDisk(disk)), await openSqlite(await sqlOnDisk(disk))];
});

// The disk has no shared memory. A write-ahead log needs it unless there is only one connection. So both
// kinds of journals are tested; phones use the log.
describe.each([
  ['a rollback journal', async (disk: Disk) => sqlOnDisk(disk), 'delete'],
  ['a write-ahead log', alone, 'wal'],
] as const)('with %s', (_, connect, mode) => {
  test('the journal has this mode', async () => {
    const database = await connect(new Disk());
    const storage = await openSqlite(database);
    expect(await database.getAllAsync('PRAGMA journal_mode', [])).toEqual([{ journal_mode: mode }]);
    await storage.close();
  });

  describe('when the power fails', () => {
    breakingContract(() => {
      const disk = new Disk();
      return {
        connect: async () => openSqlite(await connect(disk)),
        connectBreakingAt: async (step) => {
          const storage = await openSqlite(await connect(disk));
          disk.stepsLeft = step;
          return storage;
        },
        restart: () => disk.powerCut(),
      };
    }, 2);

    test('every change that resolved is there', async () => {
      const disk = new Disk();
      for (let place = 0; place < 5; place += 1) {
        const storage = await openSqlite(await connect(disk));
        if (place === 0) await storage.createGame('a', '', '', 1);
        await storage.append('a', place, [String(place)], 2);
        await storage.write('last', String(place));
        disk.powerCut();
      }
      const storage = await openSqlite(await connect(disk));
      expect((await storage.game('a'))?.entries).toEqual(['0', '1', '2', '3', '4']);
      expect(await storage.read('last')).toBe('4');
    });

    test('the next start completes a database that was created partly', async () => {
      for (let step = 0; ; step += 1) {
        const disk = new Disk();
        disk.stepsLeft = step;
        const code = await codeOf(connect(disk).then((database) => openSqlite(database)));
        if (code === null) return;
        disk.powerCut();
        const storage = await openSqlite(await connect(disk));
        await storage.createGame('a', '', '', 1);
        expect(await storage.games()).toHaveLength(1);
      }
    });
  });

  test('a full disk refuses, changes nothing, and takes more once there is room', async () => {
    const disk = new Disk();
    const storage = await openSqlite(await connect(disk));
    await storage.createGame('a', '', '', 1);
    await storage.append('a', 0, ['0'], 2);
    const before = await storage.game('a');

    disk.room = disk.used + 20_000;
    const long = 'x'.repeat(30_000);
    expect(await codeOf(storage.append('a', 1, ['1', long], 3))).toBe('full');
    expect(await codeOf(storage.write('settings', long))).toBe('full');
    expect(await storage.game('a')).toEqual(before);

    disk.room = Number.POSITIVE_INFINITY;
    await storage.append('a', 1, ['1', long], 3);
    expect((await storage.game('a'))?.entries).toEqual(['0', '1', long]);
  });
});

describe('versions', () => {
  test('a database of a later version is refused, and not a byte of it changes', async () => {
    const disk = new Disk();
    const later = await openSqlite(await sqlOnDisk(disk), oneStepMore);
    await later.createGame('a', '', '', 1);
    await later.close();
    const before = bytesOf(disk);

    // With the only connection this version could change the journal's mode, which would change the file.
    expect(await codeOf(alone(disk).then((database) => openSqlite(database)))).toBe('newer');
    expect(bytesOf(disk)).toEqual(before);
    expect(await (await openSqlite(await sqlOnDisk(disk), oneStepMore)).games()).toHaveLength(1);
  });

  test('a later version migrates the data once', async () => {
    const disk = new Disk();
    const earlier = await openSqlite(await sqlOnDisk(disk));
    await earlier.createGame('a', 'head', 'notes', 1);
    await earlier.append('a', 0, ['x'], 2);
    const before = await earlier.game('a');
    await earlier.close();
    for (const _ of ['first start', 'second start']) {
      const later = await openSqlite(await sqlOnDisk(disk), oneStepMore);
      expect(await later.game('a')).toEqual(before);
      await later.close();
    }
  });

  test('a failed migration leaves the database unchanged', async () => {
    const disk = new Disk();
    await (await openSqlite(await sqlOnDisk(disk))).createGame('a', '', '', 1);
    const broken = [...oneStepMore, 'ALTER TABLE nothing ADD COLUMN colour TEXT'];
    expect(await codeOf(sqlOnDisk(disk).then((database) => openSqlite(database, broken)))).toBe('failed');
    expect(await (await openSqlite(await sqlOnDisk(disk), oneStepMore)).games()).toHaveLength(1);
  });
});

/** Opens the only connection to the file: the index of the log is in its own memory. */
async function alone(disk: Disk): Promise<SqlDatabase> {
  const database = await sqlOnDisk(disk);
  await database.execAsync('PRAGMA locking_mode = EXCLUSIVE');
  return database;
}

function bytesOf(disk: Disk): [string, string][] {
  return [...disk.files].map(([path, { now }]) => [path, Buffer.from(now).toString('base64')]);
}
