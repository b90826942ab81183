// Functions that run in a page. Each is sent as text, so each opens the database for itself.

/** The entries of the game that was played last, as stored. */
export async function storedEntries(): Promise<readonly string[]> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const database = await answer(indexedDB.open('knobel'));
  const look = database.transaction(['games', 'entries']);
  const games: { id: string; changedAt: number }[] = await answer(look.objectStore('games').getAll());
  const last = games.reduce((one, other) => (other.changedAt > one.changedAt ? other : one));
  const range = IDBKeyRange.bound([last.id, 0], [last.id, Number.POSITIVE_INFINITY]);
  const entries: string[] = await answer(look.objectStore('entries').getAll(range));
  database.close();
  return entries;
}

/** Whether the pace without pauses is stored. */
export async function storesNoPauses(): Promise<boolean> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  const database = await answer(indexedDB.open('knobel'));
  const documents = database.transaction('documents').objectStore('documents');
  const settings: string | undefined = await answer(documents.get('settings'));
  database.close();
  return settings?.includes('"pace":"none"') ?? false;
}
