import type { Storage } from '../../src/storage/storage';
import { codeOf } from './support/codes';

export interface Fragile {
  connect(): Promise<Storage>;
  /** A connection that breaks off for good at the given step of its writing, counted from 0. */
  connectBreakingAt(step: number): Promise<Storage>;
  /** Ends whoever is connected, without a goodbye. */
  restart(): void;
}

/**
 * Breaks off a change at each step of its writing in turn, until one lets it through. Whoever looks next finds all of it
 * or nothing, and all of it if it was told to be done.
 */
export function breakingContract(makeGround: () => Fragile, stepsAtLeast: number): void {
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

  test.each(changes)('%s: all or nothing, wherever it breaks off', async (_, change) => {
    const whole = await stored(makeGround(), async ({ connect }) => change(await connect()));
    for (let step = 0; ; step += 1) {
      let code = null;
      const found = await stored(makeGround(), async (ground) => {
        code = await codeOf(change(await ground.connectBreakingAt(step)));
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

  async function stored(ground: Fragile, change: (ground: Fragile) => Promise<void>) {
    const first = await ground.connect();
    await first.createGame('a', 'head', 'notes', 1);
    await first.append('a', 0, ['0', '1'], 2);
    await first.close();
    await change(ground);
    ground.restart();
    const next = await ground.connect();
    return { games: await next.games(), entries: (await next.game('a'))?.entries };
  }
}
