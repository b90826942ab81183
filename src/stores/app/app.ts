import { rolled } from '../../engine/chance';
import type { Daily, DailyDice } from '../../engine/daily/daily-dice';
import type { AnyGame } from '../../engine/game';
import { open } from '../../engine/match';
import type { Uniform } from '../../engine/random';
import type { Refusal, Result } from '../../engine/refusal';
import { accepted, refused } from '../../engine/refusal';
import { queue } from '../../lib/queue';
import { joinReasons } from '../../net/discovery/join-reasons';
import { tracedConnectivity } from '../../net/discovery/traced-transports';
import { openLocalSession } from '../../net/session/local-session';
import { seatsHere } from '../../net/session/seat-views';
import type { SeatView } from '../../net/session/session';
import { tableReasons } from '../../net/session/table-reasons';
import type { TraceEvent } from '../../net/trace';
import type { Connectivity } from '../../net/transports/transport';
import { StorageError } from '../../storage/storage-error';
import { createDaily } from '../daily/daily';
import { dailyOf } from '../daily/daily-id';
import { createLessonTable } from '../lesson/lesson-table';
import { keepDone, keepProgress, lessonState, loadProgress } from '../lesson/progress';
import { createLookBack } from '../look-back/look-back';
import { tryAgainFrom } from '../look-back/try-again';
import type { SharedTableDeps } from '../multiplayer/dependencies';
import { createLobby } from '../multiplayer/lobby';
import { rememberAddresses } from '../multiplayer/remembered-address';
import type { SharedTable } from '../multiplayer/shared-table';
import { sharedTables } from '../multiplayer/shared-tables';
import { watchedTable } from '../multiplayer/watched-table';
import { openPeople } from '../people/people';
import { createResults } from '../people/results';
import { explainStorage, savesIn } from '../saves/saves';
import { createTable, type Table } from '../table/table';
import { traceLog } from '../trace/trace-log';
import { tracedSession } from '../trace/traced-session';
import { tracedStorage } from '../trace/traced-storage';
import type { App, OpenedTable, Platform } from './app-interface';
import { openOwnName } from './own-name';
import { runInSlices } from './run-in-slices';
import { keepSetUp, lastSetUp, type SetUp } from './set-up';
import { openSettings } from './settings';

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

  function tableOf(shared: SharedTable, practice: boolean): OpenedTable {
    if (shown?.shared !== shared) {
      const table = createTable(shared.session, { clock, random, runSteps, pace });
      shown = { shared, table: watchedTable(table, shared) };
    }
    return { kind: 'table', table: shown.table, dice: shared.realDice ? 'real' : 'phone', shared, practice };
  }

  async function openTable(id: string): Promise<OpenedTable> {
    const practice = await saves.isPractice(id);
    const live = liveAt(id);
    if (live) return tableOf(live, practice);
    await tables.end();
    const saved = await saves.load(id);
    if (saved === null) return { kind: 'missing' };
    if (typeof saved === 'string') return { kind: 'aside', why: saved };
    const { match, seats, answers, dice, room } = saved;
    const daily = dailyOf(id);
    const fixed = daily && (await fixedDice(daily));
    if (room && connectivity) return tableOf(await tables.open({ ...saved, room }), practice);
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
      practice,
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
