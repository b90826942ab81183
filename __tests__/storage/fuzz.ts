import fc from 'fast-check';
import { emptyMemory, memoryStorage } from '../../src/storage/memory';
import type { Storage } from '../../src/storage/storage';
import { StorageError } from '../../src/storage/storage-error';

type Call = (storage: Storage) => Promise<unknown>;

const id = fc.constantFrom('a', 'b', 'ä');
const at = fc.nat({ max: 2 ** 42 });
// Like texts of JSON.stringify: without NUL.
const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((each) => each.replaceAll('\0', ''));

const call: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(text, text).map(
    ([key, value]): Call =>
      (storage) =>
        storage.write(key, value),
  ),
  text.map(
    (key): Call =>
      (storage) =>
        storage.read(key),
  ),
  fc.tuple(id, text, text, at).map(
    ([game, head, notes, time]): Call =>
      (storage) =>
        storage.createGame(game, head, notes, time),
  ),
  {
    weight: 4,
    arbitrary: fc.tuple(id, fc.nat({ max: 4 }), fc.array(text, { maxLength: 3 }), at).map(
      ([game, from, entries, time]): Call =>
        (storage) =>
          storage.append(game, from, entries, time),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(id, fc.array(text, { maxLength: 3 }), at).map(
      ([game, entries, time]): Call =>
        async (storage) =>
          storage.append(game, (await storage.game(game))?.length ?? 0, entries, time),
    ),
  },
  fc.tuple(id, text, at).map(
    ([game, notes, time]): Call =>
      (storage) =>
        storage.keepNotes(game, notes, time),
  ),
  fc.tuple(id, text).map(
    ([game, head]): Call =>
      (storage) =>
        storage.keepHead(game, head),
  ),
  fc.tuple(id, fc.option(text)).map(
    ([game, reason]): Call =>
      (storage) =>
        storage.setAside(game, reason),
  ),
  id.map(
    (game): Call =>
      (storage) =>
        storage.deleteGame(game),
  ),
  id.map(
    (game): Call =>
      (storage) =>
        storage.game(game),
  ),
  fc.constant<Call>((storage) => storage.games()),
);

/** Compares the results of random calls of two windows with those of the memory. */
export function sameAsMemory(connectTwice: () => Promise<readonly [Storage, Storage]>): void {
  test('random calls of two windows have the same results as in memory', async () => {
    const calls = fc.array(fc.tuple(call, fc.boolean()), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(calls, async (drawn) => {
        const [one, other] = await connectTwice();
        const memory = memoryStorage(emptyMemory());
        for (const [make, swap] of drawn)
          expect(await outcome(make(swap ? other : one))).toEqual(await outcome(make(memory)));
        expect(await one.games()).toEqual(await memory.games());
        for (const game of ['a', 'b', 'ä']) expect(await other.game(game)).toEqual(await memory.game(game));
        await one.close();
        await other.close();
      }),
      { numRuns: 40 },
    );
  });
}

async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return { gave: await call };
  } catch (error) {
    return { refused: error instanceof StorageError ? error.code : error };
  }
}
