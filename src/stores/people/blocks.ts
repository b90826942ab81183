import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, wholeNumber } from '../../engine/options';
import type { Clock } from '../../net/clock';
import type { Storage } from '../../storage/storage';
import { type GameResult, readResult, resultJson } from './game-result';

/** Goes up when results are counted differently. Older blocks of this phone's games are not read, so these games are counted again. */
const VERSION = 2;
/** A change writes one block. */
const BLOCK = 64;
/** The length of a slice: half a frame, so that the screen stays responsive. */
const SLICE_MS = 8;

/** Game results in documents of 64 each, so that neither a game more nor a game less writes all of them again. */
export interface Blocks {
  /** Reads all results that can be read, in slices. */
  load(): Promise<readonly GameResult[]>;
  /** Stores new and changed results, and removes others by their ids. */
  change(changed: readonly GameResult[], removed?: readonly string[]): Promise<void>;
}

/** The first version without a change in what imported results mean: they can't be counted again. */
export const OLDEST_IMPORT = 1;

/** Opens the blocks with this key. Blocks of versions before `oldest` are not read. */
export function openBlocks(storage: Storage, key: string, clock: Clock, oldest = VERSION): Blocks {
  const blocks: Map<string, GameResult>[] = [];
  const blockKey = (index: number) => `${key}/${index}`;

  const keepIndex = () => storage.write(key, JSON.stringify({ results: VERSION, blocks: blocks.length }));
  function blockFor(id: string): number {
    const at = blocks.findIndex((block) => block.has(id));
    if (at >= 0) return at;
    const last = blocks.length - 1;
    const room = (blocks[last]?.size ?? BLOCK) < BLOCK;
    if (!room) blocks.push(new Map());
    return room ? last : blocks.length - 1;
  }

  async function load(): Promise<readonly GameResult[]> {
    blocks.length = 0;
    const fields = fieldsOf(parseJson((await storage.read(key)) ?? ''), ['results', 'blocks']);
    const count = wholeNumber(fields?.get('blocks')) ?? 0;
    const version = wholeNumber(fields?.get('results')) ?? 0;
    if (version < oldest || version > VERSION) return [];
    let began = clock.now();
    for (let index = 0; index < count; index += 1) {
      const text = await storage.read(blockKey(index));
      const results = text === null ? null : listOf(parseJson(text), readResult);
      blocks.push(new Map(results?.map((result) => [result.id, result])));
      if (clock.now() - began < SLICE_MS) continue;
      await new Promise<void>((done) => clock.after(0, done));
      began = clock.now();
    }
    return blocks.flatMap((block) => [...block.values()]);
  }

  async function change(changed: readonly GameResult[], removed: readonly string[]): Promise<void> {
    const before = blocks.length;
    const touched = new Set<number>();
    for (const id of removed) {
      const at = blocks.findIndex((block) => block.delete(id));
      if (at >= 0) touched.add(at);
    }
    for (const result of changed) {
      const at = blockFor(result.id);
      blocks[at]?.set(result.id, result);
      touched.add(at);
    }
    for (const at of touched)
      await storage.write(blockKey(at), JSON.stringify([...(blocks[at]?.values() ?? [])].map(resultJson)));
    // Written last: blocks that the index does not count were not stored completely.
    if (blocks.length !== before) await keepIndex();
  }

  return {
    load,
    change: (changed, removed = []) =>
      change(changed, removed).catch(async (error: unknown) => {
        // The change may be stored in part: read again what is there.
        await load().catch(() => {});
        throw error;
      }),
  };
}
