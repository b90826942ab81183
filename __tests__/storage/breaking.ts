import type { Storage } from '../../src/storage/storage';
import { codeOf } from './support/codes';

export interface Fragile {
  connect(): Promise<Storage>;
  /** Opens a connection that fails for good at this step of writing, from 0. */
  connectBreakingAt(step: number): Promise<Storage>;
  /** Kills all connections. */
  restart(): void;
}

/**
 * Makes a change fail at each step of writing in turn, until it succeeds. After a restart the change must be
 * there wholly or not at all, and wholly if the call had resolved.
 */
export function breakingContract(makeDatabase: () => Fragile, stepsAtLeast: number): void {
  const changes: [string, (storage: Storage) => Promise<void>][] = [
    ['three entries', (storage) => storage.append('a', 2, ['2', '3', '4'], 5)],
    [
      'entries longer than a page',
      (storage) => storage.append('a', 2, ['x'.repeat(9000), 'y'.repeat(9000)], 5),
    ],
    ['entries given up', (storage) => storage.rewind('a', 1, 5)],
    ['new notes', (storage) => storage.keepNotes('a', 'other', 5)],
    ['a deletion', (storage) => storage.deleteGame('a')],
  ];

  test.each(changes)('%s: all or nothing, at whatever step it fails', async (_, change) => {
    const whole = await stored(makeDatabase(), async ({ connect }) => change(await connect()));
    for (let step = 0; ; step += 1) {
      let code = null;
      const found = await stored(makeDatabase(), async (database) => {
        code = await codeOf(change(await database.connectBreakingAt(step)));
      });
      expect(code === null ? [whole] : [before, whole]).toContainEqual(found);
      if (code === null) {
        expect(step).toBeGreaterThanOrEqual(stepsAtLeast);
        return;
      }
      expect(['failed', 'unavailable']).toContain(code);
    }
  });

  const before = {
    games: [{ id: 'a', createdAt: 1, changedAt: 2, head: 'head', notes: 'notes', length: 2, aside: null }],
    entries: ['0', '1'],
  };

  async function stored(database: Fragile, change: (database: Fragile) => Promise<void>) {
    const first = await database.connect();
    await first.createGame('a', 'head', 'notes', 1);
    await first.append('a', 0, ['0', '1'], 2);
    await first.close();
    await change(database);
    database.restart();
    const next = await database.connect();
    return { games: await next.games(), entries: (await next.game('a'))?.entries };
  }
}
