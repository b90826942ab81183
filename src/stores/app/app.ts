import { rolled } from '../../engine/chance';
import type { Daily, DailyDice } from '../../engine/daily/daily-dice';
import type { AnyGame, Seat } from '../../engine/game';
import { open } from '../../engine/match';
import type { Uniform } from '../../engine/random';
import type { Refusal, Result } from '../../engine/refusal';
import { accepted, refused } from '../../engine/refusal';
import { queue } from '../../lib/queue';
import type { Clock } from '../../net/clock';
import { joinReasons } from '../../net/discovery/join-reasons';
import { tracedConnectivity } from '../../net/discovery/traced-transports';
import { openLocalSession } from '../../net/session/local-session';
import { seatsHere } from '../../net/session/seat-views';
import type { SeatView } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import type { TraceEvent } from '../../net/trace';
import type { BluetoothRoles } from '../../net/transports/bluetooth/access';
import type { Connectivity } from '../../net/transports/transport';
import type { OpenedStorage } from '../../storage/or-memory';
import { StorageError } from '../../storage/storage-error';
import { createDaily, type DailyStore } from '../daily/daily';
import { dailyOf } from '../daily/daily-id';
import type { Lesson } from '../lesson/lesson';
import { createLessonTable, type LessonTable } from '../lesson/lesson-table';
import { keepDone, keepProgress, type LessonState, lessonState, loadProgress } from '../lesson/progress';
import { createLookBack, type LookBack } from '../look-back/look-back';
import { tryAgainFrom } from '../look-back/try-again';
import type { SharedTableDeps } from '../multiplayer/dependencies';
import { createLobby, type Lobby } from '../multiplayer/lobby';
import { rememberAddresses } from '../multiplayer/remembered-address';
import type { SharedTable } from '../multiplayer/shared-table';
import { sharedTables } from '../multiplayer/shared-tables';
import { watchedTable } from '../multiplayer/watched-table';
import { openPeople, type PeopleStore } from '../people/people';
import { createResults, type Results } from '../people/results';
import type { DiceSource, Unreadable } from '../saves/save-text';
import { explainStorage, type SavedTable, type Saves, savesIn } from '../saves/saves';
import { createTable, type Table } from '../table/table';
import type { PhoneFacts } from '../trace/report';
import { type TraceLog, traceLog } from '../trace/trace-log';
import { tracedSession } from '../trace/traced-session';
import { tracedStorage } from '../trace/traced-storage';
import { type OwnName, openOwnName } from './own-name';
import { runInSlices, type SliceRunner } from './run-in-slices';
import { keepSetUp, lastSetUp, type SetUp } from './set-up';
import { openSettings, type SettingsStore } from './settings';

/** The parts of a phone that the app uses. They are arguments so that a test can replace them. */
export interface Platform extends OpenedStorage {
  readonly clock: Clock;
  /** The time of day in milliseconds. */
  today(): number;
  /** Cryptographically secure: the dice come from it. */
  readonly random: Uniform;
  /** Opens the transports to other phones. Without it the app plays on this phone alone. */
  readonly connectivity?: () => Promise<Connectivity>;
  /** Missing or null where the app has no native module for Bluetooth: in Expo Go and in browsers. */
  readonly bluetooth?: BluetoothRoles | null;
  /** The trace to use, if the other parts of the platform already write to it. */
  readonly trace?: TraceLog;
}

export type OpenedTable =
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly dice: DiceSource;
      /** Null for a table on this phone alone. */
      readonly shared: SharedTable | null;
    }
  | { readonly kind: 'aside'; readonly why: Unreadable }
  | { readonly kind: 'missing' };

/** Everything that screens use. */
export interface App {
  readonly settings: SettingsStore;
  readonly ownName: OwnName;
  readonly saves: Saves;
  /** The persons of this phone. */
  readonly people: PeopleStore;
  /** The results of all games, for statistics. */
  readonly results: Results;
  /** The dice of each day. */
  readonly daily: DailyStore;
  /** Runs a long computation without holding the screen up. */
  readonly runSteps: SliceRunner;
  /** The time of day in milliseconds. */
  today(): number;
  /** Whether stored games outlive the app's process. */
  readonly lasting: boolean;
  /** Returns the last set-up of this game. */
  lastSetUp(game: AnyGame): Promise<SetUp | null>;
  /** Returns whether the lesson of this game was begun, and whether it was played to its end. */
  lessonState(game: AnyGame): Promise<LessonState>;
  /**
   * Opens a lesson where it was left. It is not a saved game: the history and the statistics do not know it.
   * `names`: of the learner and of the bot.
   */
  openLesson<Words>(lesson: Lesson<Words>, names: readonly string[]): Promise<LessonTable<Words>>;
  /**
   * Opens and stores a new game and returns its id. `after`: the phones at this shared table may join it
   * (N28).
   */
  newGame(game: AnyGame, setUp: SetUp, after?: SharedTable | null): Promise<Result<string>>;
  /**
   * Opens the game that follows a lesson, between the two players of the lesson, and returns its id. The last set-up stays
   * as it is.
   */
  newGameAfterLesson(game: AnyGame, names: readonly string[]): Promise<Result<string>>;
  /** The look back at a finished game. */
  lookBack(saved: SavedTable): LookBack;
  /**
   * Opens the position of a game before this entry as practice against bots, with a person at this seat, and
   * returns the new game's id.
   */
  tryAgain(id: string, index: number, seat: Seat): Promise<Result<string>>;
  /** Joins the next table of this game's other phones and returns the id of the game there. */
  joinNextTable(id: string): Promise<Result<string>>;
  /** Opens the table of a stored game in its last state. */
  openTable(id: string): Promise<OpenedTable>;
  /** Returns the id of the game that this phone shares with others now, if there is one. */
  liveTable(): string | null;
  /** Shares this game: other phones may join it from now on. */
  openToOthers(id: string): Promise<Result<SharedTable>>;
  /** Ends the sharing: the other phones leave, and the game goes on here. */
  closeToOthers(id: string): Promise<Result<null>>;
  /** Leaves a game at another phone's table for good. A game from which this phone was sent away stays in the history. */
  forget(id: string): Promise<void>;
  /** Resolves when no game is being left any more. */
  settled(): Promise<void>;
  /** The tables nearby; null if this phone has no transport. */
  readonly lobby: Lobby | null;
  /** Access to Bluetooth; null where the app has no native module for it. */
  readonly bluetooth: BluetoothRoles | null;
  /** Returns the report of a problem: what this phone can do, and the trace. */
  report(phone: PhoneFacts): Promise<string>;
  readonly trace: TraceLog;
}

export async function createApp(platform: Platform): Promise<App> {
  const { clock, random, today, lasting, connectivity, bluetooth = null, error } = platform;
  const { trace = traceLog(clock) } = platform;
  trace.tell({ kind: 'app-opened', lasting, ...(error !== undefined && { error }) });
  const storage = tracedStorage(platform.storage, trace);
  const [settings, ownName, people] = await Promise.all([
    openSettings(storage),
    openOwnName(storage),
    openPeople({ storage, newId: () => newId(random), today }),
  ]);
  const saves = savesIn(storage, today);
  const pace = () => settings.store.getState().pace;
  const runSteps = runInSlices(clock);

  const caught =
    (where: Caught['where']) =>
    (error: unknown): void =>
      trace.tell({ kind: 'caught', where, error });
  function explain(error: unknown): Refusal {
    // The storage writes its own failures to the trace.
    if (!(error instanceof StorageError)) caught('storing')(error);
    return explainStorage(error);
  }

  const reached = once(async (): Promise<Connectivity> => {
    if (!connectivity) throw new Error('other phones can’t be reached');
    return tracedConnectivity(rememberAddresses(await connectivity(), storage), trace);
  }, caught('reach'));
  const deps = once(
    async (): Promise<SharedTableDeps> => ({
      online: await import('../../net/online'),
      connectivity: await reached(),
      saves,
      clock,
      random,
      chance: () => rolled(random),
      runSteps,
      trace,
      explain,
    }),
    caught('online'),
  );
  const tables = sharedTables(deps);
  const leaving = queue();
  /**
   * Keeps the table of the live shared table, so that its drafts are still there when a screen opens it
   * again.
   */
  let shown: { readonly shared: SharedTable; readonly table: Table } | null = null;

  function tableOf(shared: SharedTable): OpenedTable {
    if (shown?.shared !== shared) {
      const table = createTable(shared.session, { clock, random, runSteps, pace });
      shown = { shared, table: watchedTable(table, shared) };
    }
    return { kind: 'table', table: shown.table, dice: shared.realDice ? 'real' : 'phone', shared };
  }

  async function openTable(id: string): Promise<OpenedTable> {
    const live = liveAt(id);
    if (live) return tableOf(live);
    await tables.end();
    const saved = await saves.load(id);
    if (saved === null) return { kind: 'missing' };
    if (typeof saved === 'string') return { kind: 'aside', why: saved };
    const { match, seats, answers, dice, room } = saved;
    const daily = dailyOf(id);
    const fixed = daily && (await fixedDice(daily));
    if (room && connectivity) return tableOf(await tables.open({ ...saved, room }));
    const session = openLocalSession({
      match,
      seats: seatsHere(seats),
      answers,
      chance: rolled(random),
      ...(fixed && { chanceOf: ({ before, seat, move }) => fixed.roll(before, seat, move) }),
      runSteps,
      realDice: dice === 'real',
      journal: saves.journal(id, match.game),
      explain,
    });
    const traced = tracedSession(session, trace);
    return {
      kind: 'table',
      table: createTable(traced, {
        clock,
        random,
        runSteps,
        pace,
        ...(fixed && { botRandom: fixed.bot, hints: !daily?.counts }),
      }),
      dice,
      shared: null,
    };
  }

  async function openShared(id: string): Promise<SharedTable | null> {
    const opened = await openTable(id);
    return opened.kind === 'table' ? opened.shared : null;
  }

  /** Returns the live table if it has this id, unless another window has played the game on. */
  function liveAt(id: string): SharedTable | null {
    const live = tables.live();
    const playedElsewhere = live?.session.view().trouble?.code === tableReasons['other-window'].code;
    return live?.id === id && !playedElsewhere ? live : null;
  }

  async function openGame(
    game: AnyGame,
    { seats, options, dice }: SetUp,
    after: SharedTable | null = null,
  ): Promise<Result<string>> {
    const names = seats.map(({ name }) => name);
    const opened = open(game, names, options, rolled(random));
    if (!opened.ok) return opened;
    const id = newId(random);
    try {
      const room = after && (await tables.nextRoom(after));
      if (room) await saves.keepRoom(id, room);
      else if (connectivity && seats.some(({ elsewhere }) => elsewhere))
        await saves.keepRoom(id, await tables.newRoom(seats, dice === 'real'));
      await saves.create(id, opened.value, seats, dice);
    } catch (error) {
      return refused(explain(error));
    }
    // Games that were opened a day ago and never begun are deleted.
    await saves.forgetUnplayed(today() - DAY).catch(explain);
    return accepted(id);
  }

  async function forget(id: string): Promise<void> {
    const live = tables.live();
    // Read before this phone leaves by itself.
    const sentAway = live?.id === id && live.session.view().room?.connection === 'gone';
    if (live?.id === id) await live.leave();
    await tables.end();
    const saved = await saves.load(id);
    const match = saved && typeof saved !== 'string' ? saved.match : null;
    const over = match !== null && match.game.ranking(match.state) !== null;
    // A finished game stays in this phone's history.
    if (over) await saves.dropRoom(id);
    else if (!sentAway || match === null || match.log.length === 0) await saves.remove(id);
  }

  return {
    settings,
    ownName,
    saves,
    people,
    results: createResults({ storage, saves, clock, trace }),
    daily: createDaily({ storage, saves, runSteps, newId: () => newId(random), now: today, explain }),
    runSteps,
    today,
    lasting,
    lastSetUp: (game) => lastSetUp(storage, game),
    async newGame(game, setUp, after = null) {
      const opened = await openGame(game, setUp, after);
      // Without it the next set-up starts with the defaults.
      if (opened.ok) await keepSetUp(storage, game, setUp).catch(explain);
      return opened;
    },
    newGameAfterLesson: (game, names) =>
      openGame(game, { seats: lessonSeats(names), options: game.options.defaults, dice: 'phone' }),
    lookBack: (saved) => createLookBack(saved, { storage, runSteps, trace }),
    async tryAgain(id, index, seat) {
      try {
        const saved = await saves.load(id);
        const again = saved && typeof saved !== 'string' ? tryAgainFrom(saved, index, seat) : null;
        if (!again) return refused(tableReasons.storage);
        const fresh = newId(random);
        await saves.createPractice(fresh, again.match, again.seats);
        return accepted(fresh);
      } catch (error) {
        return refused(explain(error));
      }
    },
    lessonState: (game) => lessonState(storage, game.id),
    async openLesson(lesson, names) {
      const progress = await loadProgress(storage, lesson, names);
      // A lesson that can't be stored begins again after a restart.
      const inTurn = queue();
      return createLessonTable(lesson, progress, lessonSeats(names), {
        clock,
        random,
        pace,
        runSteps,
        keep: (now) => void inTurn(() => keepProgress(storage, now)).catch(explain),
        done: () => void inTurn(() => keepDone(storage, lesson.game.id)).catch(explain),
      });
    },
    openTable,
    async joinNextTable(id) {
      if (tables.live()?.id !== id) return refused(joinReasons.unreachable);
      return tables.joinNextTable(newId(random)).catch((error: unknown) => refused(explain(error)));
    },
    liveTable: () => tables.live()?.id ?? null,
    async openToOthers(id) {
      if (dailyOf(id)) return refused(tableReasons.alone);
      const live = liveAt(id);
      if (live) return accepted(live);
      try {
        const saved = await saves.load(id);
        if (!saved || typeof saved === 'string') return refused(tableReasons.storage);
        const room = saved.room ?? (await tables.newRoom(seatsHere(saved.seats), saved.dice === 'real'));
        if (!saved.room) await saves.keepRoom(id, room);
        return accepted(await tables.open({ ...saved, room }));
      } catch (error) {
        return refused(explain(error));
      }
    },
    async closeToOthers(id) {
      try {
        // This step can fail, so it comes first: then the table is still open to the others.
        await saves.dropRoom(id);
      } catch (error) {
        return refused(explain(error));
      }
      if (tables.live()?.id === id) {
        await tables.live()?.leave();
        await tables.end();
        // The table may have stored its membership again meanwhile.
        await saves.dropRoom(id).catch(explain);
      }
      return accepted(null);
    },
    forget: (id) => leaving(() => forget(id)),
    settled: () => leaving(async () => {}),
    lobby: connectivity
      ? createLobby({
          connectivity: reached,
          deps,
          saves,
          tables,
          openShared,
          newId: () => newId(random),
          clock,
          trace,
        })
      : null,
    bluetooth,
    async report(phone) {
      const { reportText } = await import('../trace/report');
      const here = await (connectivity ? reached().catch(() => null) : null);
      return reportText({ phone, connectivity: here, bluetooth, lasting, trace, clock, today });
    },
    trace,
  };
}

/** The dice of a day. The opponent is loaded first, because a weaker bot would make it another game. */
async function fixedDice(daily: Daily): Promise<DailyDice | null> {
  const { loadOpponent, setUpOf } = await import('../daily/daily-play');
  const setUp = setUpOf(daily);
  if (setUp) await loadOpponent(setUp);
  return setUp?.dice ?? null;
}

/** Who sits at a lesson, and at the game that follows it. */
const lessonSeats = ([name = '', bot = '']: readonly string[]): readonly SeatView[] => [
  { name, keeper: { kind: 'person' } },
  { name: bot, keeper: { kind: 'bot', level: 'easy' } },
];

type Caught = Extract<TraceEvent, { readonly kind: 'caught' }>;

function once<T>(make: () => Promise<T>, failed: (error: unknown) => void): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      // A later call tries again: a bundle may load then.
      made = null;
      failed(error);
      throw error;
    });
    return made;
  };
}

const DAY = 24 * 60 * 60 * 1000;

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random id of twelve letters and digits that are hard to confuse: one of 31¹². */
function newId(random: Uniform): string {
  return Array.from({ length: 12 }, () => ID_LETTERS[random(ID_LETTERS.length)] ?? '').join('');
}
