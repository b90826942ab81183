// Types for expo-sqlite's SQLite for browsers, as far as tests use it. It has the version of the native one
// and runs in Node.

declare module '*/wa-sqlite/wa-sqlite.js' {
  export interface SqliteModule {
    readonly HEAPU8: Uint8Array;
  }
  export default function instantiate(options: { wasmBinary: Uint8Array }): Promise<SqliteModule>;
}

declare module '*/wa-sqlite/sqlite-api.js' {
  type Value = string | number | null;

  export interface SqliteApi {
    vfs_register(vfs: object, makeDefault: boolean): number;
    open_v2(path: string, flags: number, vfs: string): Promise<number>;
    close(database: number): Promise<number>;
    changes(database: number): number;
    exec(database: number, statements: string): Promise<number>;
    statements(database: number, statement: string): AsyncIterable<number>;
    bind_collection(statement: number, values: Value[]): number;
    step(statement: number): Promise<number>;
    row(statement: number): Value[];
    column_names(statement: number): string[];
  }
  export function Factory(module: object): SqliteApi;
}

declare module '*/wa-sqlite/FacadeVFS.js' {
  export class FacadeVFS {
    constructor(name: string, module: object);
    readonly name: string;
  }
}
