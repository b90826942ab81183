import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Daily } from '../../engine/daily/daily-dice';
import { OPPONENT, PERSON } from '../../engine/daily/seats';
import type { AnyMatch } from '../../engine/match';
import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import type { SeatView } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import type { Storage } from '../../storage/storage';
import { StorageError } from '../../storage/storage-error';
import type { SliceRunner } from '../app/run-in-slices';
import type { Saves } from '../saves/saves';
import { dailyOf, practiceId, tryId } from './daily-id';
import { type DailyEntry, type DailyScores, isOf, openDailyLog } from './daily-log';
import { dayOf, monthOf } from './day';

export interface DailyState {
  /** What was tried, by month (`2026-11`). Months that were not looked at are missing. */
  readonly months: ReadonlyMap<string, readonly DailyEntry[]>;
}

/** The dice of each day: the tries that count, practice, and what the expert makes of the same dice. */
export interface DailyStore {
  readonly store: StoreApi<DailyState>;
  /** The date of the phone's calendar now. */
  today(): string;
  /** Brings a month up to date, with the results of tries that have been finished. */
  look(month: string): Promise<void>;
  /** Opens the try that counts for the game of today, or goes on with it. Returns the id of its saved game. */
  begin(game: string, names: readonly string[]): Promise<Result<string>>;
  /** Whether the dice of a day may be practised: today’s only after the try, and nobody’s while a try is unfinished. */
  canPractise(daily: Daily): boolean;
  /** Opens a game with the dice of a day that does not count. */
  practise(daily: Daily, names: readonly string[]): Promise<Result<string>>;
  /**
   * Returns the result of the expert in the person's seat. The first time it is worked out in slices; `progress` is told a share
   * from 0 to 1. Null while it would show the dice: before the try is finished.
   */
  expert(daily: Daily, progress: (share: number) => void): Promise<DailyScores | null>;
}

export interface DailyDeps {
  readonly storage: Storage;
  readonly saves: Saves;
  readonly runSteps: SliceRunner;
  newId(): string;
  /** The time of day in milliseconds. */
  now(): number;
  explain(error: unknown): Refusal;
}

export function createDaily(deps: DailyDeps): DailyStore {
  const { storage, saves, runSteps, newId, now, explain } = deps;
  const log = openDailyLog(storage);
  const store = createStore<DailyState>(() => ({ months: new Map() }));
  const today = () => dayOf(now());
  const shown = (daily: Daily) => store.getState().months.get(monthOf(daily.day))?.find(isOf(daily)) ?? null;

  function show(month: string, entries: readonly DailyEntry[]): void {
    store.setState(({ months }) => ({ months: new Map(months).set(month, entries) }));
  }

  async function change(
    daily: Daily,
    to: (entry: DailyEntry | null) => DailyEntry | null,
  ): Promise<DailyEntry | null> {
    const entries = await log.change(daily, to);
    show(monthOf(daily.day), entries);
    return entries.find(isOf(daily)) ?? null;
  }

  /** Notes the result of a try that has been finished. */
  async function settle(daily: Daily): Promise<DailyEntry | null> {
    const saved = await saves.load(tryId(daily));
    const scores = saved && typeof saved !== 'string' ? scoresOf(saved.match) : null;
    return change(
      daily,
      (entry) =>
        entry && (entry.state === 'begun' && scores ? { ...entry, state: 'finished', scores } : entry),
    );
  }

  /** Opens and stores a new game. */
  async function create(daily: Daily, id: string, names: readonly string[]): Promise<Result<string>> {
    const { loadOpponent, openDaily, setUpOf } = await import('./daily-play');
    const setUp = setUpOf(daily);
    if (!setUp) return refused(tableReasons.storage);
    await loadOpponent(setUp);
    const opened = openDaily(setUp, names);
    if (!opened.ok) return opened;
    const seats = names.map((name, seat): SeatView => {
      const bot = seat === OPPONENT;
      return { name, keeper: bot ? { kind: 'bot', level: 'expert' } : { kind: 'person' } };
    });
    await saves.create(id, opened.value, seats, 'phone').catch((error: unknown) => {
      // It was begun before, perhaps in another window: it goes on.
      if (!(error instanceof StorageError && error.code === 'exists')) throw error;
    });
    return accepted(id);
  }

  async function begin(game: string, names: readonly string[]): Promise<Result<string>> {
    const daily = { day: today(), game };
    const id = tryId(daily);
    const before = await log.entry(daily);
    if (before?.state === 'void') return practise(daily, names);
    // A game that was deleted is not begun again.
    if (before) return (await storage.game(id)) ? accepted(id) : refused(tableReasons['tried-once']);
    const made = await create(daily, id, names);
    if (made.ok)
      await change(daily, (entry) => entry ?? { ...daily, state: 'begun', scores: null, expert: null });
    return made;
  }

  async function practise({ day, game }: Daily, names: readonly string[]): Promise<Result<string>> {
    const daily = { day, game };
    const entry = await settleIfBegun(daily);
    if (!mayPractise(daily, entry, today())) return refused(tableReasons['try-first']);
    if (!entry) await change(daily, () => ({ ...daily, state: 'void', scores: null, expert: null }));
    // The last practice with these dice makes room.
    for (const { id } of await storage.games()) {
      const other = dailyOf(id);
      if (other && !other.counts && isOf(daily)(other)) await saves.remove(id);
    }
    return create(daily, practiceId(daily, newId()), names);
  }

  async function settleIfBegun(daily: Daily): Promise<DailyEntry | null> {
    const entry = await log.entry(daily);
    return entry?.state === 'begun' ? settle(daily) : entry;
  }

  const guarded = (made: Promise<Result<string>>): Promise<Result<string>> =>
    made.catch((error: unknown) => refused(explain(error)));

  return {
    store,
    today,
    async look(month) {
      const entries = await log.month(month);
      show(month, entries);
      for (const entry of entries) if (entry.state === 'begun') await settle(entry);
    },
    begin: (game, names) => guarded(begin(game, names)),
    canPractise: (daily) => mayPractise(daily, shown(daily), today()),
    practise: (daily, names) => guarded(practise(daily, names)),
    async expert(daily, progress) {
      const entry = await settleIfBegun(daily);
      if (!entry || entry.state === 'begun') return null;
      if (entry.expert) return entry.expert;
      const { loadOpponent, openDaily, playedByExpert, setUpOf } = await import('./daily-play');
      const setUp = setUpOf(daily);
      const own = await saves.load(tryId(daily));
      const opened = setUp && openDaily(setUp, ['', '']);
      if (!setUp || !opened?.ok) return null;
      // Nobody knows how long the expert's game will be, so the person's is the measure of the bar.
      const length = own && typeof own !== 'string' ? own.match.log.length : 100;
      const playing = playedByExpert(setUp, opened.value, await loadOpponent(setUp));
      const match = await runSteps(told(playing, (entries) => progress(Math.min(0.95, entries / length))));
      const expert = scoresOf(match);
      if (expert) await change(daily, (now) => now && { ...now, expert });
      return expert;
    },
  };
}

/** Today's dice are practised after the try, those of other days also without one. An unfinished try comes first. */
function mayPractise({ day }: Daily, entry: DailyEntry | null, today: string): boolean {
  if (entry) return entry.state !== 'begun';
  return day < today;
}

function scoresOf({ game, state }: AnyMatch): DailyScores | null {
  const scores = game.scores(state);
  return game.ranking(state) && [scores[PERSON] ?? 0, scores[OPPONENT] ?? 0];
}

/** The same steps, each new number told. */
function* told<T>(steps: Generator<number, T>, tell: (entries: number) => void): Generator<void, T> {
  let last = -1;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value !== last) tell(step.value);
    last = step.value;
    yield;
  }
}
