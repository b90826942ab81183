import type { JSHandle, Page } from 'playwright-core';

/** A game as stored in the browser's database. */
export interface SavedGame {
  readonly id: string;
  readonly head: string;
  readonly length: number;
  readonly changedAt: number;
  readonly aside: string | null;
  readonly entries: readonly string[];
}

interface Database {
  readonly database: IDBDatabase;
  answer<Result>(request: IDBRequest<Result>): Promise<Result>;
}

/** Opens the browser's database without the app. The caller closes it. */
function openDatabase(page: Page): Promise<JSHandle<Database>> {
  return page.evaluateHandle(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const database = await answer(indexedDB.open('knobel'));
    return { database, answer };
  });
}

/** The stored games, the last played first. */
export async function savedGames(page: Page): Promise<readonly SavedGame[]> {
  const opened = await openDatabase(page);
  return opened.evaluate(async ({ database, answer }) => {
    const look = database.transaction(['games', 'entries']);
    const heads: SavedGame[] = await answer(look.objectStore('games').getAll());
    const games = await Promise.all(
      heads.map(async (head) => {
        const range = IDBKeyRange.bound([head.id, 0], [head.id, Number.POSITIVE_INFINITY]);
        return { ...head, entries: await answer<string[]>(look.objectStore('entries').getAll(range)) };
      }),
    );
    database.close();
    return games.sort((a, b) => b.changedAt - a.changedAt);
  });
}

/** A stored document; null if there is none. */
export async function savedDocument(page: Page, key: string): Promise<string | null> {
  const opened = await openDatabase(page);
  return opened.evaluate(async ({ database, answer }, key) => {
    const text: string | undefined = await answer(
      database.transaction('documents').objectStore('documents').get(key),
    );
    database.close();
    return text ?? null;
  }, key);
}

/** Stores a document. The app must have opened its database. */
export async function storeDocument(page: Page, key: string, text: string): Promise<void> {
  const opened = await openDatabase(page);
  return opened.evaluate(
    async ({ database, answer }, { key, text }) => {
      const change = database.transaction('documents', 'readwrite');
      await answer(change.objectStore('documents').put(text, key));
      database.close();
    },
    { key, text },
  );
}

/** Damages a stored game: its first entry, or its head. */
export async function damage(page: Page, id: string, part: 'entry' | 'head', text: string): Promise<void> {
  const opened = await openDatabase(page);
  return opened.evaluate(
    async ({ database, answer }, { id, part, text }) => {
      const change = database.transaction(['games', 'entries'], 'readwrite');
      const games = change.objectStore('games');
      if (part === 'entry') await answer(change.objectStore('entries').put(text, [id, 0]));
      else await answer(games.put({ ...(await answer(games.get(id))), head: text }));
      database.close();
    },
    { id, part, text },
  );
}

/** A game to be stored as if it had been played: its record, who sat where, and when it ended. */
export interface PlayedGame {
  readonly id: string;
  readonly record: { readonly log: readonly unknown[]; readonly [field: string]: unknown };
  readonly seats: readonly { readonly name: string; readonly keeper: object }[];
  readonly at: number;
}

/** Stores finished games. The app must have opened its database. */
export async function storeGames(page: Page, games: readonly PlayedGame[]): Promise<void> {
  const opened = await openDatabase(page);
  await opened.evaluate(async ({ database }, games) => {
    const change = database.transaction(['games', 'entries'], 'readwrite', { durability: 'relaxed' });
    for (const { id, record, seats, at } of games) {
      const { log, ...opening } = record;
      const head = JSON.stringify({ save: 1, dice: 'phone', opening });
      const notes = JSON.stringify({ seats, answers: [], at: log.length, over: true });
      const game = { id, createdAt: at, changedAt: at, head, notes, length: log.length, aside: null };
      change.objectStore('games').put(game);
      for (const [index, entry] of log.entries())
        change.objectStore('entries').put(JSON.stringify(entry), [id, index]);
    }
    await new Promise((done, fail) => {
      change.oncomplete = done;
      change.onerror = fail;
    });
    database.close();
  }, games);
}
