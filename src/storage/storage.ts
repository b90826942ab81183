/** A game without its entries: what a list of games needs. */
export interface GameHead {
  readonly id: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** How the game was opened. */
  readonly head: string;
  /** What is known around the game: who plays which seat, say. */
  readonly notes: string;
  /** How many entries it has. */
  readonly length: number;
  /** Why the game was set aside; null if it was not. */
  readonly aside: string | null;
}

export interface StoredGame extends GameHead {
  readonly entries: readonly string[];
}

/**
 * What outlives the process: documents, which are small texts by key, and games. What the texts say is for others to know.
 *
 * A promise that resolves means that it is kept, even if the battery goes flat now; one that rejects, with a
 * StorageError, means that nothing has changed. Calls take effect in the order they were made, without waiting for each other.
 *
 * Texts are Unicode without NUL and without half of a surrogate pair. JSON.stringify writes no others; SQLite can't keep them.
 */
export interface Storage {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  /** A document that is gone already is no error. */
  erase(key: string): Promise<void>;

  /** Rejects with `exists` if the id is taken. */
  createGame(id: string, head: string, notes: string, at: number): Promise<void>;
  /**
   * Puts entries behind the first `from`, all or none. Rejects with `conflict` if the game has more or fewer by now: two
   * windows can't both write its next entry.
   */
  append(id: string, from: number, entries: readonly string[], at: number): Promise<void>;
  /** Gives up the entries from this one on. Nothing happens to a game that has no more than so many. */
  rewind(id: string, length: number, at: number): Promise<void>;
  keepNotes(id: string, notes: string, at: number): Promise<void>;
  /** Writes the opening anew, as a later version of the app would put it. The game doesn't count as changed. */
  keepHead(id: string, head: string): Promise<void>;
  /** Marks a game that can't be played on, with the reason; null takes the mark off. The game stays as it is. */
  setAside(id: string, reason: string | null): Promise<void>;
  /** For the player's wish alone. A game that is gone already is no error. */
  deleteGame(id: string): Promise<void>;

  game(id: string): Promise<StoredGame | null>;
  /** Those changed last come first. */
  games(): Promise<readonly GameHead[]>;

  /** Lets go of the database. Whatever is asked afterwards is `unavailable`. */
  close(): Promise<void>;
}

/** The order of `games()`. Ids settle what the clock leaves open, so that the list never jumps. */
export function newestFirst(one: GameHead, other: GameHead): number {
  return other.changedAt - one.changedAt || other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1);
}
