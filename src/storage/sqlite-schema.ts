/**
 * The migrations of the database; `user_version` is the number of those applied. A released step never
 * changes: a change of the schema is a new step.
 */
export const sqliteSteps: readonly string[] = [
  `
  CREATE TABLE documents (
    key TEXT PRIMARY KEY NOT NULL,
    text TEXT NOT NULL
  ) STRICT;

  CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL,
    createdAt INTEGER NOT NULL,
    changedAt INTEGER NOT NULL,
    head TEXT NOT NULL,
    notes TEXT NOT NULL,
    length INTEGER NOT NULL,
    aside TEXT
  ) STRICT;

  CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, place)
  ) STRICT, WITHOUT ROWID;
  `,
];
