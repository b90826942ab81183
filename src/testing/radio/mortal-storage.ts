import type { Storage } from '../../storage/storage';

/**
 * The storage of one run of an app. After the app is killed it reads and writes nothing, and its promises
 * never settle.
 */
export function mortalStorage(storage: Storage, isDead: () => boolean): Storage {
  const whileAlive =
    <Given extends readonly unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      isDead() ? new Promise<never>(() => {}) : call(...given);
  return {
    read: whileAlive(storage.read),
    write: whileAlive(storage.write),
    erase: whileAlive(storage.erase),
    createGame: whileAlive(storage.createGame),
    append: whileAlive(storage.append),
    rewind: whileAlive(storage.rewind),
    keepNotes: whileAlive(storage.keepNotes),
    keepHead: whileAlive(storage.keepHead),
    setAside: whileAlive(storage.setAside),
    deleteGame: whileAlive(storage.deleteGame),
    game: whileAlive(storage.game),
    games: whileAlive(storage.games),
    close: whileAlive(storage.close),
  };
}
