/** A game without its entries, as lists need it. */
export interface GameHead {
  readonly id: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The opening of the game, as text. */
  readonly head: string;
  /** Data beside the game, such as the seats' players, as text. */
  readonly notes: string;
  /** The number of its entries. */
  readonly length: number;
  /** Why the game was set aside; null if it was not. */
  readonly aside: string | null;
}

export interface StoredGame extends GameHead {
  readonly entries: readonly string[];
}

/**
 * Stores documents, which are small texts by key, and games. It does not interpret the texts.
 *
 * When a promise resolves, the change is on the disk, even if the battery is empty now. When it rejects, with
 * a StorageError, nothing has changed. Calls take effect in the order in which they were made; callers need
 * not wait.
 *
 * Texts are Unicode without NUL and without lone surrogates, because SQLite can't store them. JSON.stringify
 * writes none.
 */
export interface Storage {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  /** Deletes a document. It is no error if there is none. */
  erase(key: string): Promise<void>;

  /** Rejects with `exists` if the id is taken. */
  createGame(id: string, head: string, notes: string, at: number): Promise<void>;
  /**
   * Appends entries, all or none. `from` is the length of the game before. Rejects with `conflict` if it has
   * another length: two windows can't both write the next entry.
   */
  append(id: string, from: number, entries: readonly string[], at: number): Promise<void>;
  /** Truncates the game to `length` entries. A game that has no more than that is unchanged. */
  rewind(id: string, length: number, at: number): Promise<void>;
  keepNotes(id: string, notes: string, at: number): Promise<void>;
  /** Replaces the head, as a later version of the app would write it. `changedAt` stays the same. */
  keepHead(id: string, head: string): Promise<void>;
  /** Marks a game as unreadable, with the reason; null removes the mark. The game itself is unchanged. */
  setAside(id: string, reason: string | null): Promise<void>;
  /** Deletes a game; only for the player's own request. It is no error if there is none. */
  deleteGame(id: string): Promise<void>;

  game(id: string): Promise<StoredGame | null>;
  /** Returns all games, the last changed first. */
  games(): Promise<readonly GameHead[]>;

  /** Closes the database. Later calls reject with `unavailable`. */
  close(): Promise<void>;
}

/** Compares for the order of `games()`. Ids decide between equal times, so that the order is stable. */
export function newestFirst(one: GameHead, other: GameHead): number {
  return other.changedAt - one.changedAt || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
