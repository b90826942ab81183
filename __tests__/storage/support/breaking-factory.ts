/** Returns a factory whose databases fail at this step of writing and at every later transaction. */
export function breakingFactory(factory: IDBFactory, step: number): IDBFactory {
  return {
    ...bound(factory),
    open: (name, version) => {
      const request = factory.open(name, version);
      request.addEventListener('success', () => breakAt(request.result, step));
      return request;
    },
  };
}

function bound(factory: IDBFactory): IDBFactory {
  return {
    cmp: (first, second) => factory.cmp(first, second),
    databases: () => factory.databases(),
    deleteDatabase: (name) => factory.deleteDatabase(name),
    open: (name, version) => factory.open(name, version),
  };
}

function breakAt(database: IDBDatabase, step: number): void {
  let left = step;
  const begin = database.transaction.bind(database);
  database.transaction = (...stores) => {
    const transaction = begin(...stores);
    const find = transaction.objectStore.bind(transaction);
    const breaking =
      <Values extends unknown[], Result>(write: (...values: Values) => Result) =>
      (...values: Values): Result => {
        const result = write(...values);
        if (left <= 0) transaction.abort();
        left -= 1;
        return result;
      };
    transaction.objectStore = (name) => {
      const store = find(name);
      store.add = breaking(store.add.bind(store));
      store.put = breaking(store.put.bind(store));
      store.delete = breaking(store.delete.bind(store));
      return store;
    };
    return transaction;
  };
}
