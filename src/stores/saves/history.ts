import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Seat } from '../../engine/game';
import { writeRecord } from '../../engine/record';
import { countRolls, type RollCounts } from '../../engine/roll-proof';
import type { Clock } from '../../net/clock';
import { noTrace, type Trace } from '../../net/trace';
import { loadInSlices } from './load-in-slices';
import type { AsideGame, SavedGame, SavedTable, Saves } from './saves';

/** The result of a game so far. It has to be computed by replaying the game. */
export interface Outcome {
  readonly scores: readonly number[];
  /** All seats in first place; empty while the game is under way. */
  readonly winners: readonly Seat[];
  readonly over: boolean;
  /** N38: how the dice were made; null for a game that was not shared. */
  readonly rolls: RollCounts | null;
}

export interface HistoryState {
  /** The games in which somebody has moved, newest first; null until they are loaded. */
  readonly games: readonly SavedGame[] | null;
  readonly aside: readonly AsideGame[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** How many games have been replayed, of those that had to be; null when all are done. */
  readonly progress: { readonly looked: number; readonly of: number } | null;
  readonly trouble: 'reading' | 'deleting' | null;
}

/** The store of the history screen: the games on this phone. */
export interface History {
  readonly store: StoreApi<HistoryState>;
  /** Loads the list and the results. Call the returned function to cancel. */
  look(): () => void;
  /** Returns a game as text to share: its record, or its stored texts if it can't be read. */
  written(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
}

export function createHistory(saves: Saves, clock: Clock, trace: Trace = noTrace): History {
  const store = createStore<HistoryState>(() => ({
    games: null,
    aside: [],
    outcomes: new Map(),
    progress: null,
    trouble: null,
  }));
  const { getState: get, setState: set } = store;

  function failed(trouble: 'reading' | 'deleting', error: unknown): void {
    trace.tell({ kind: 'caught', where: 'history', error });
    set({ trouble });
  }

  async function lookUp(stopped: () => boolean): Promise<void> {
    const { games: all, aside } = await saves.list();
    if (stopped()) return;
    const games = all.filter(({ begun }) => begun);
    const cached = unchanged(games, get());
    const ids = games.map(({ id }) => id).filter((id) => !cached.has(id));
    const found = new Map(cached);
    const broken: AsideGame[] = [];
    // Drawing a list of hundreds is slow, so the lists change only if their rows change.
    set({ games, aside });

    const show = (looked: number) => {
      set({
        ...asFound(get(), found, broken),
        outcomes: new Map(found),
        progress: looked < ids.length ? { looked, of: ids.length } : null,
        trouble: null,
      });
    };

    show(0);
    await loadInSlices(saves, ids, clock, {
      stopped,
      found(id, saved) {
        const changedAt = games.find((game) => game.id === id)?.changedAt ?? 0;
        if (typeof saved === 'string') broken.push({ id, changedAt, why: saved });
        else if (saved) found.set(id, outcomeOf(saved));
      },
      slice: show,
    });
  }

  return {
    store,
    look() {
      let active = true;
      lookUp(() => !active).catch((error: unknown) => {
        if (!active) return;
        failed('reading', error);
        set({ progress: null });
      });
      return () => {
        active = false;
      };
    },
    async written(id) {
      const saved = await saves.load(id);
      if (saved === null || typeof saved === 'string') return saves.raw(id);
      const { match, seats } = saved;
      const names = seats.map(({ name }) => name);
      return writeRecord({ ...match, opening: { ...match.opening, names } });
    },
    async remove(id) {
      try {
        await saves.remove(id);
        const others = <T extends { readonly id: string }>(list: readonly T[]) =>
          list.filter((each) => each.id !== id);
        const { games, aside } = get();
        set({ games: games && others(games), aside: others(aside), trouble: null });
      } catch (error) {
        failed('deleting', error);
      }
    },
  };
}

type Lists = Pick<HistoryState, 'games' | 'aside'>;

/** Returns the lists, corrected by replaying the games; the same objects if nothing had to be corrected. */
function asFound(
  { games, aside }: Lists,
  found: ReadonlyMap<string, Outcome>,
  broken: readonly AsideGame[],
): Lists {
  const brokenIds = new Set(broken.map(({ id }) => id));
  const isOver = ({ id, over }: SavedGame) => found.get(id)?.over ?? over;
  const outdated = games?.some((saved) => brokenIds.has(saved.id) || isOver(saved) !== saved.over);
  if (!games || !outdated) return { games, aside };
  const known = new Set(aside.map(({ id }) => id));
  return {
    // The note that a game is over may be lost. The log is authoritative.
    games: games
      .filter(({ id }) => !brokenIds.has(id))
      .map((saved) => (isOver(saved) === saved.over ? saved : { ...saved, over: isOver(saved) })),
    aside: [...broken.filter(({ id }) => !known.has(id)), ...aside],
  };
}

function outcomeOf({ match: { game, state, log } }: SavedTable): Outcome {
  const places = game.ranking(state);
  const winners = places?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  return { scores: game.scores(state), winners, over: places !== null, rolls: countRolls(log) };
}

/** Returns the known outcomes of games that have not changed since. */
function unchanged(games: readonly SavedGame[], before: HistoryState): ReadonlyMap<string, Outcome> {
  const then = new Map(before.games?.map(({ id, changedAt }) => [id, changedAt]));
  return new Map(
    games.flatMap(({ id, changedAt }) => {
      const outcome = before.outcomes.get(id);
      return outcome && then.get(id) === changedAt ? [[id, outcome] as const] : [];
    }),
  );
}
