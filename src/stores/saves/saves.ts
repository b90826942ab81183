import type { AnyGame } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { replay } from '../../engine/record';
import type { Refusal } from '../../engine/refusal';
import type { Answer, Journal, Notes } from '../../net/session/journal';
import { storedSeatViews } from '../../net/session/seat-views';
import type { SeatView } from '../../net/session/session';
import type { TableJournal } from '../../net/session/table-journal';
import { tableReasons } from '../../net/session/table-reasons';
import type { GameHead, Storage } from '../../storage/storage';
import { StorageError } from '../../storage/storage-error';
import { lookBackKey } from '../look-back/look-back-text';
import { type PracticeFrom, practiceIn } from './practice';
import { readRoom, roomKey, roomText, type SavedRoom } from './room-text';
import {
  type DiceSource,
  entryTexts,
  headText,
  notesText,
  readHead,
  readNotes,
  readSaved,
  readTitle,
  type Unreadable,
} from './save-text';
import { endInRoom, endKey, endText, readEnd, type SavedEnd, type TableEnd } from './table-end';

/** A game in a list. */
export interface SavedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly SeatView[];
  readonly changedAt: number;
  /**
   * A person has made a move: the app offers to continue the game and never deletes it without being asked.
   */
  readonly begun: boolean;
  readonly over: boolean;
  /** Of an unfinished game at another phone's table: why it can't be continued. Null if it can. */
  readonly end: SavedEnd | null;
  /** It goes on from a position of another game, or has the dice of a day and is not its try. No statistics count it. */
  readonly practice: boolean;
}

/** A game that could not be read. It stays stored, apart from the others. */
export interface AsideGame {
  readonly id: string;
  readonly changedAt: number;
  readonly why: Unreadable;
}

export interface SavedTable {
  readonly id: string;
  readonly match: AnyMatch;
  readonly seats: readonly SeatView[];
  readonly answers: readonly Answer[];
  readonly dice: DiceSource;
  /** Null for a table on this phone alone. */
  readonly room: SavedRoom | null;
}

/** The dependencies of the journal of a shared table. */
export interface JournalDeps {
  /** Null on a guest that has not received the game yet. */
  readonly game: AnyGame | null;
  own(): Pick<SavedRoom, 'secret' | 'away'>;
}

/** A stored room, and why its table can't be continued; null if it can. */
export interface StoredRoom {
  readonly id: string;
  readonly room: SavedRoom;
  readonly end: SavedEnd | null;
}

export interface SavesList {
  /** The latest first. */
  readonly games: readonly SavedGame[];
  readonly aside: readonly AsideGame[];
}

/** A game that has begun, known without being read. */
export interface BegunGame {
  readonly id: string;
  readonly changedAt: number;
}

export interface Saves {
  list(): Promise<SavesList>;
  /**
   * Returns the games that have begun, are not known to be broken, and are no practice. It reads no entries, so it is
   * quick for thousands.
   */
  begun(): Promise<readonly BegunGame[]>;
  create(id: string, match: AnyMatch, seats: readonly SeatView[], dice: DiceSource): Promise<void>;
  /** Whether no statistics count this game. */
  isPractice(id: string): Promise<boolean>;
  /** Stores a game that goes on from the position of this match, as practice. */
  createPractice(id: string, match: AnyMatch, seats: readonly SeatView[]): Promise<void>;
  /**
   * Loads a game and replays it. Returns why it can't be read, and sets it aside; null if there is no such
   * game.
   */
  load(id: string): Promise<SavedTable | Unreadable | null>;
  journal(id: string, game: AnyGame): Journal;
  /** The journal of a shared table, which also stores the membership and the key. */
  tableJournal(id: string, kept: JournalDeps): TableJournal;
  keepRoom(id: string, room: SavedRoom): Promise<void>;
  /** Deletes the room: the game is no longer shared. */
  dropRoom(id: string): Promise<void>;
  /** Stores why this phone can't continue the game at another phone's table. */
  endTable(id: string, why: TableEnd): Promise<void>;
  /** The player has read why. */
  tellEnd(id: string): Promise<void>;
  /** The game can be continued again. */
  continueTable(id: string): Promise<void>;
  /** Returns the stored rooms, the latest first. */
  rooms(): Promise<readonly StoredRoom[]>;
  /** Returns all stored texts of a game, to be shared with a person who may repair it. */
  raw(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
  /** Deletes games that were created before this time and never begun. */
  forgetUnplayed(before: number): Promise<void>;
}

/** Creates the saved games over a storage of texts. `now` returns the time of day in milliseconds. */
export function savesIn(storage: Storage, now: () => number): Saves {
  const practice = practiceIn(storage);

  async function setAside(id: string, why: Unreadable): Promise<Unreadable> {
    // The mark only saves the next reader work, so a failure to write it is ignored.
    await storage.setAside(id, why).catch(() => {});
    return why;
  }

  async function roomOf(id: string): Promise<SavedRoom | null> {
    const text = await storage.read(roomKey(id)).catch(() => null);
    return text === null ? null : readRoom(text);
  }

  async function endOf(id: string, known?: SavedRoom): Promise<SavedEnd | null> {
    const text = await storage.read(endKey(id)).catch(() => null);
    const end = text === null ? null : readEnd(text);
    const room = end ? null : (known ?? (await roomOf(id)));
    return end ?? (room && endInRoom(room));
  }

  async function remove(id: string): Promise<void> {
    await storage.deleteGame(id);
    // Without the game the secret has no use.
    await storage.erase(roomKey(id)).catch(() => {});
    await storage.erase(endKey(id)).catch(() => {});
    await storage.erase(lookBackKey(id)).catch(() => {});
    await practice.drop(id).catch(() => {});
  }

  const keepRoom = (id: string, room: SavedRoom) => storage.write(roomKey(id), roomText(room));
  const create = (id: string, match: AnyMatch, seats: readonly SeatView[], dice: DiceSource) => {
    const notes = notesText(match.game, { seats, answers: [], at: 0, over: false });
    return storage.createGame(id, headText(match, dice), notes, now());
  };

  return {
    async list() {
      const games: SavedGame[] = [];
      const aside: AsideGame[] = [];
      const practiceFrom = await practice.known();
      for (const head of await storage.games()) {
        // A game set aside as `newer` may be readable since an update of the app.
        const saved = head.aside === 'broken' ? 'broken' : listed(head, practiceFrom);
        if (typeof saved !== 'string') games.push(saved);
        else {
          if (head.aside === null) await setAside(head.id, saved);
          aside.push({ id: head.id, changedAt: head.changedAt, why: saved });
        }
      }
      const withEnds = games.map(async (saved) =>
        saved.over ? saved : { ...saved, end: await endOf(saved.id) },
      );
      return { games: await Promise.all(withEnds), aside };
    },
    async begun() {
      const heads = (await storage.games()).filter(({ aside }) => aside !== 'broken');
      const practiceFrom = await practice.known();
      return heads.filter((head) => {
        if (practiceFrom(head.id) !== null) return false;
        if (head.length > 0) return true;
        const saved = listed(head, practiceFrom);
        return typeof saved !== 'string' && saved.begun;
      });
    },
    create,
    isPractice: async (id) => (await practice.known())(id) !== null,
    async createPractice(id, match, seats) {
      // It is marked first: without the mark it would count as a game.
      await practice.add(id, match.log.length);
      await create(id, match, seats, 'phone');
      await storage.append(id, 0, entryTexts(match, 0), now());
    },
    async load(id) {
      const stored = await storage.game(id);
      if (!stored) return null;
      const head = readHead(stored.head);
      if (typeof head === 'string') return setAside(id, head);
      const record = readSaved(head, stored.entries);
      if (!record) return setAside(id, 'broken');
      const played = replay(record);
      if (!('match' in played)) return setAside(id, 'broken');
      const { match } = played;
      const notes = readNotes(match.game, stored.notes);
      const fittingNotes = notes?.seats.length === match.opening.names.length ? notes : null;
      const seats = fittingNotes?.seats ?? everyoneHere(match.opening.names);
      const answers = fittingNotes?.at === match.log.length ? fittingNotes.answers : [];
      // It can be read now, so it is not set aside any more, for whatever reason it was.
      if (stored.aside !== null) await storage.setAside(id, null).catch(() => {});
      const room = await roomOf(id);
      const shared = room?.membership.assignments.length === match.opening.names.length ? room : null;
      return { id, match, seats, answers, dice: head.dice, room: shared };
    },
    journal: (id, game) => journalIn(storage, now, id, game),
    tableJournal(id, { game: known, own }) {
      let journal = known && journalIn(storage, now, id, known);
      const opened = (): Journal => {
        if (!journal) throw new StorageError('missing');
        return journal;
      };
      return {
        append: (match, from) => opened().append(match, from),
        keep: (notes) => opened().keep(notes),
        async begin(match, membership) {
          // The key is stored first, because a game without it could not be rejoined.
          await keepRoom(id, { membership, ...own() });
          await create(
            id,
            match,
            storedSeatViews(membership.assignments, membership.me),
            membership.realDice ? 'real' : 'phone',
          );
          journal = journalIn(storage, now, id, match.game);
        },
        rewind: (length) => storage.rewind(id, length, now()),
        file: (membership) => keepRoom(id, { membership, ...own() }),
      };
    },
    keepRoom,
    dropRoom: (id) => storage.erase(roomKey(id)),
    async endTable(id, why) {
      const before = await endOf(id);
      if (before?.why !== why) await storage.write(endKey(id), endText({ why, told: false }));
    },
    async tellEnd(id) {
      const end = await endOf(id);
      if (end && !end.told) await storage.write(endKey(id), endText({ ...end, told: true }));
    },
    continueTable: (id) => storage.erase(endKey(id)),
    async rooms() {
      const found: StoredRoom[] = [];
      for (const { id } of await storage.games()) {
        const room = await roomOf(id);
        if (room) found.push({ id, room, end: await endOf(id, room) });
      }
      return found;
    },
    async raw(id) {
      const stored = await storage.game(id);
      return stored && `${JSON.stringify(stored, null, 1)}\n`;
    },
    remove,
    async forgetUnplayed(before) {
      const practiceFrom = await practice.known();
      for (const head of await storage.games()) {
        const untouched = head.length <= (practiceFrom(head.id) ?? 0);
        if (!untouched || head.aside !== null || head.createdAt >= before) continue;
        const saved = listed(head, practiceFrom);
        if (typeof saved !== 'string' && !saved.begun) await remove(head.id);
      }
    },
  };
}

function journalIn(storage: Storage, now: () => number, id: string, game: AnyGame): Journal {
  return {
    append: (match, from) => storage.append(id, from, entryTexts(match, from), now()),
    keep: (notes) => storage.keepNotes(id, notesText(game, notes), now()),
  };
}

const everyoneHere = (names: readonly string[]): readonly SeatView[] =>
  names.map((name) => ({ name, keeper: { kind: 'person' } }));

function listed(
  { id, head: text, notes: noted, changedAt, length }: GameHead,
  practiceFrom: PracticeFrom,
): SavedGame | Unreadable {
  const head = readHead(text);
  if (typeof head === 'string') return head;
  const title = readTitle(head);
  if (!title) return 'broken';
  const { game, opening } = title;
  const notes = readNotes(game, noted);
  const seats = notes?.seats ?? everyoneHere(opening.names);
  const from = practiceFrom(id);
  const begun = length > (from ?? 0) || notes === null || holdsAnswers(notes);
  return {
    id,
    game,
    seats,
    changedAt,
    begun,
    over: notes?.over ?? false,
    end: null,
    practice: from !== null,
  };
}

/**
 * Until the last answer in a secret phase, the answers of people are stored in the notes only. Answers of
 * bots don't count: a bot would answer the same again.
 */
const holdsAnswers = ({ seats, answers }: Notes): boolean =>
  answers.some(({ seat }) => seats[seat]?.keeper.kind === 'person');

/** Returns the refusal to show for a failure of the storage. */
export function explainStorage(error: unknown): Refusal {
  const code = error instanceof StorageError ? error.code : null;
  if (code === 'conflict') return tableReasons['other-window'];
  return code === 'full' ? tableReasons['full-storage'] : tableReasons.storage;
}
