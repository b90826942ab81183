import type { AnyGame, Seat } from '../../engine/game';
import type { Uniform } from '../../engine/random';
import type { Result } from '../../engine/refusal';
import type { Clock } from '../../net/clock';
import type { BluetoothRoles } from '../../net/transports/bluetooth/access';
import type { Connectivity } from '../../net/transports/transport';
import type { OpenedStorage } from '../../storage/or-memory';
import type { DailyStore } from '../daily/daily';
import type { Lesson } from '../lesson/lesson';
import type { LessonTable } from '../lesson/lesson-table';
import type { LessonState } from '../lesson/progress';
import type { LookBack } from '../look-back/look-back';
import type { Lobby } from '../multiplayer/lobby';
import type { SharedTable } from '../multiplayer/shared-table';
import type { PeopleStore } from '../people/people';
import type { Results } from '../people/results';
import type { DiceSource, Unreadable } from '../saves/save-text';
import type { SavedTable, Saves } from '../saves/saves';
import type { Table } from '../table/table';
import type { PhoneFacts } from '../trace/report';
import type { TraceLog } from '../trace/trace-log';
import type { OwnName } from './own-name';
import type { SliceRunner } from './run-in-slices';
import type { SetUp } from './set-up';
import type { SettingsStore } from './settings';

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
      /** No statistics count this game. */
      readonly practice: boolean;
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
