export type SqlValue = string | number | null;

/** What is needed of a connection to SQLite. Named as in expo-sqlite, whose databases fit as they are. */
export interface SqlDatabase {
  execAsync(statements: string): Promise<void>;
  runAsync(statement: string, values: SqlValue[]): Promise<{ readonly changes: number }>;
  getAllAsync<Row>(statement: string, values: SqlValue[]): Promise<Row[]>;
  closeAsync(): Promise<void>;
}
