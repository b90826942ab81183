import type { Page } from 'playwright-core';

/** A game as it lies in the browser's database. */
export interface SavedGame {
  readonly id: string;
  readonly head: string;
  readonly length: number;
  readonly changedAt: number;
  readonly aside: string | null;
  readonly entries: readonly string[];
}

/** What is stored, those played last first, looked up past the app. */
export function savedGames(page: Page): Promise<readonly SavedGame[]> {
  return page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const database = await answer(indexedDB.open('knobel'));
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

/** A document as it is stored, looked up past the app; null if there is none. */
export function savedDocument(page: Page, key: string): Promise<string | null> {
  return page.evaluate(async (key) => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const database = await answer(indexedDB.open('knobel'));
    const text: string | undefined = await answer(
      database.transaction('documents').objectStore('documents').get(key),
    );
    database.close();
    return text ?? null;
  }, key);
}

/** Damages a stored game past the app: its first entry, or its head. */
export function damage(page: Page, id: string, part: 'entry' | 'head', text: string): Promise<void> {
  return page.evaluate(
    async ({ id, part, text }) => {
      const answer = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const database = await answer(indexedDB.open('knobel'));
      const change = database.transaction(['games', 'entries'], 'readwrite');
      const games = change.objectStore('games');
      if (part === 'entry') await answer(change.objectStore('entries').put(text, [id, 0]));
      else await answer(games.put({ ...(await answer(games.get(id))), head: text }));
      database.close();
    },
    { id, part, text },
  );
}
