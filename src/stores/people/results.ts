import { createStore, type StoreApi } from 'zustand/vanilla';
import { queue } from '../../lib/queue';
import type { Clock } from '../../net/clock';
import { noTrace, type Trace } from '../../net/trace';
import type { Storage } from '../../storage/storage';
import { loadInSlices } from '../saves/load-in-slices';
import type { Saves } from '../saves/saves';
import { type Blocks, OLDEST_IMPORT, openBlocks } from './blocks';
import type { Counters } from './counts';
import { type GameResult, resultOf } from './game-result';

export interface ResultsState {
  /** All results, the oldest game first; null until they are up to date for the first time. */
  readonly results: readonly GameResult[] | null;
  /** While games are being counted: how many of those that had changed. */
  readonly progress: { readonly looked: number; readonly of: number } | null;
  readonly trouble: boolean;
}

/** The results of all games of this phone, and of those that were imported. They are stored, and only changed games are read again. */
export interface Results {
  readonly store: StoreApi<ResultsState>;
  /** Brings the results up to date. Resolves when they are, or when that has failed. */
  update(counters: Counters): Promise<void>;
  /** Adds results of games that other phones have. Rejects if not all can be stored. Returns how many were new. */
  bring(results: readonly GameResult[]): Promise<number>;
}

export interface ResultsDeps {
  readonly storage: Storage;
  readonly saves: Saves;
  readonly clock: Clock;
  readonly trace?: Trace;
}

export function createResults({ storage, saves, clock, trace = noTrace }: ResultsDeps): Results {
  const store = createStore<ResultsState>(() => ({ results: null, progress: null, trouble: false }));
  const inTurn = queue();
  const here = openBlocks(storage, 'results', clock);
  const brought = openBlocks(storage, 'brought', clock, OLDEST_IMPORT);
  let own: Map<string, GameResult> | null = null;
  let others: readonly GameResult[] | null = null;

  const show = () => store.setState({ results: together(own, others), progress: null, trouble: false });

  async function update(counters: Counters): Promise<void> {
    own ??= byId(await here.load().catch(() => []));
    others ??= await brought.load();
    const games = await saves.begun();
    const times = new Map(games.map(({ id, changedAt }) => [id, changedAt]));
    const known = own;
    const gone = [...known.keys()].filter((id) => !times.has(id));
    const ids = games.flatMap(({ id, changedAt }) => (known.get(id)?.at === changedAt ? [] : [id]));
    for (const id of gone) known.delete(id);
    if (gone.length > 0) await here.change([], gone).catch(caught);
    if (ids.length > 0) await count(known, here, ids, times, counters);
    show();
  }

  async function count(
    known: Map<string, GameResult>,
    blocks: Blocks,
    ids: readonly string[],
    times: ReadonlyMap<string, number>,
    counters: Counters,
  ): Promise<void> {
    let fresh: GameResult[] = [];
    const keep = async () => {
      const done = fresh;
      fresh = [];
      // Without them these games are counted again the next time.
      await blocks.change(done).catch(caught);
    };
    store.setState({ progress: { looked: 0, of: ids.length } });
    for (let from = 0; from < ids.length; from += STORED_AT_ONCE) {
      await loadInSlices(saves, ids.slice(from, from + STORED_AT_ONCE), clock, {
        stopped: () => false,
        found(id, saved) {
          if (saved === null || typeof saved === 'string') known.delete(id);
          else {
            const result = resultOf(saved, times.get(id) ?? 0, counters.get(saved.match.game.id) ?? []);
            known.set(id, result);
            fresh.push(result);
          }
        },
        slice: (looked) => store.setState({ progress: { looked: from + looked, of: ids.length } }),
      });
      await keep();
    }
  }

  const caught = (error: unknown): void => trace.tell({ kind: 'caught', where: 'statistics', error });

  return {
    store,
    update: (counters) =>
      inTurn(() =>
        update(counters).catch((error: unknown) => {
          caught(error);
          store.setState({ progress: null, trouble: true });
        }),
      ),
    bring: (results) =>
      inTurn(async () => {
        others ??= await brought.load();
        const known = new Set([...(own?.values() ?? []), ...others].map(({ print }) => print));
        const fresh = results.filter(({ print }) => !known.has(print) && known.add(print));
        await brought.change(fresh);
        others = [...others, ...fresh];
        if (own) show();
        return fresh.length;
      }),
  };
}

const STORED_AT_ONCE = 64;

const byId = (results: readonly GameResult[]) => new Map(results.map((result) => [result.id, result]));

/** All results, the oldest first. A game of this phone comes before its imported copy. */
function together(
  own: ReadonlyMap<string, GameResult> | null,
  others: readonly GameResult[] | null,
): readonly GameResult[] {
  const here = [...(own?.values() ?? [])];
  const prints = new Set(here.map(({ print }) => print));
  return [...here, ...(others ?? []).filter(({ print }) => !prints.has(print))].sort(
    (a, b) => a.at - b.at || (a.id < b.id ? -1 : 1),
  );
}
