export type SqlValue = string | number | null;

/** A connection to SQLite. The names are those of expo-sqlite, whose databases have this type. */
export interface SqlDatabase {
  execAsync(statements: string): Promise<void>;
  runAsync(statement: string, values: SqlValue[]): Promise<{ readonly changes: number }>;
  getAllAsync<Row>(statement: string, values: SqlValue[]): Promise<Row[]>;
  closeAsync(): Promise<void>;
}
