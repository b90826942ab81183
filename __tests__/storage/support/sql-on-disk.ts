import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { Factory, type SqliteApi } from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-api.js';
import instantiate, { type SqliteModule } from '../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.js';
import type { SqlDatabase, SqlValue } from '../../../src/storage/sql-database';
import type { Disk } from './disk';
import { DiskVfs } from './disk-vfs';

const ROW = 100;
const READ_WRITE_CREATE = 0x6;

let loaded: Promise<{ module: SqliteModule; api: SqliteApi }> | null = null;
let connections = 0;

/** Opens a connection to knobel.db on a disk, with the interface of expo-sqlite. */
export async function sqlOnDisk(disk: Disk): Promise<SqlDatabase> {
  loaded ??= load();
  const { module, api } = await loaded;
  connections += 1;
  const vfs = new DiskVfs(`disk-${connections}`, module, disk);
  api.vfs_register(vfs, false);
  const database = await api.open_v2('knobel.db', READ_WRITE_CREATE, vfs.name);

  return {
    execAsync: (statements) =>
      patiently(async () => {
        await api.exec(database, statements);
      }),
    runAsync: (statement, values) =>
      patiently(async () => {
        await rowsOf(api, database, statement, values);
        return { changes: api.changes(database) };
      }),
    getAllAsync: (statement, values) => patiently(() => rowsOf(api, database, statement, values)),
    closeAsync: async () => {
      await api.close(database);
    },
  };
}

async function load() {
  // Expo's own function supports UTF-8 only.
  Object.defineProperty(globalThis, 'TextDecoder', { value: TextDecoder });
  const wasmBinary = readFileSync(
    require.resolve('../../../node_modules/expo-sqlite/web/wa-sqlite/wa-sqlite.wasm'),
  );
  const module = await instantiate({ wasmBinary });
  return { module, api: Factory(module) };
}

async function rowsOf(
  api: SqliteApi,
  database: number,
  statement: string,
  values: SqlValue[],
  // biome-ignore lint/suspicious/noExplicitAny: which rows a statement gives is for its writer to know
): Promise<any[]> {
  const rows = [];
  for await (const prepared of api.statements(database, statement)) {
    api.bind_collection(prepared, values);
    const names = api.column_names(prepared);
    while ((await api.step(prepared)) === ROW) {
      const row = api.row(prepared);
      rows.push(Object.fromEntries(names.map((name, index) => [name, row[index]])));
    }
  }
  return rows;
}

/** Retries a busy call. `busy_timeout` would sleep, but here the other connection needs the same thread. */
async function patiently<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const locked = error instanceof Error && error.message.includes('database is locked');
      if (!locked || tries === 1000) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
