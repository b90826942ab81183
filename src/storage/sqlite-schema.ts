/**
 * How the database came to be, step by step; `user_version` counts the steps that it has. A step that players have is
 * never changed: the next one is added.
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
