import { rolled } from '../engine/chance';
import type { AnyGame } from '../engine/game';
import type { Result } from '../engine/illegal';
import { accepted, refused } from '../engine/illegal';
import { open } from '../engine/match';
import type { Uniform } from '../engine/random';
import { openLocal } from '../net/local';
import type { OpenedStorage } from '../storage/or-memory';
import type { Clock } from './clock';
import { inSlices } from './patience';
import type { DiceSource, Unreadable } from './save-text';
import { explainStorage, type Saves, savesIn } from './saves';
import { keepSetUp, lastSetUp, type SetUp } from './set-up';
import { openSettings, type SettingsStore } from './settings';
import { createTable, type Table } from './table';

/** What the app stands on, handed in so that a test can stand it on something else. */
export interface Ground extends OpenedStorage {
  readonly clock: Clock;
  /** The time of day in milliseconds. */
  today(): number;
  /** Secure: dice come from it. */
  readonly random: Uniform;
}

export type OpenedTable =
  | { readonly kind: 'table'; readonly table: Table; readonly dice: DiceSource }
  | { readonly kind: 'aside'; readonly why: Unreadable }
  | { readonly kind: 'missing' };

/** All that a screen may ask for. */
export interface App {
  readonly settings: SettingsStore;
  readonly saves: Saves;
  /** Whether what is stored is still there tomorrow. */
  readonly lasting: boolean;
  /** How this game was set up the last time. */
  lastSetUp(game: AnyGame): Promise<SetUp | null>;
  /** Opens a new game, stores it and gives its id. */
  newGame(game: AnyGame, setUp: SetUp): Promise<Result<string>>;
  /** The table of a stored game, as it was left. */
  openTable(id: string): Promise<OpenedTable>;
}

export async function createApp(ground: Ground): Promise<App> {
  const { storage, clock, random, today, lasting } = ground;
  const settings = await openSettings(storage);
  const saves = savesIn(storage, today);
  const pace = () => settings.store.getState().pace;

  return {
    settings,
    saves,
    lasting,
    lastSetUp: (game) => lastSetUp(storage, game),
    async newGame(game, setUp) {
      const { seats, options, dice } = setUp;
      const names = seats.map(({ name }) => name);
      const opened = open(game, names, options, rolled(random));
      if (!opened.ok) return opened;
      const id = newId(random);
      try {
        await saves.create(id, opened.value, seats, dice);
      } catch (error) {
        return refused(explainStorage(error));
      }
      // What was opened long ago and never begun is not missed by anybody.
      await saves.forgetUnplayed(today() - DAY).catch(() => {});
      // The next game can be set up by hand if this fails.
      await keepSetUp(storage, game, setUp).catch(() => {});
      return accepted(id);
    },
    async openTable(id) {
      const saved = await saves.load(id);
      if (saved === null) return { kind: 'missing' };
      if (typeof saved === 'string') return { kind: 'aside', why: saved };
      const { match, seats, answers, dice } = saved;
      const session = openLocal({
        match,
        seats,
        answers,
        chance: rolled(random),
        patience: inSlices(clock),
        realDice: dice === 'real',
        journal: saves.journal(id, match.game),
        explain: explainStorage,
      });
      return { kind: 'table', table: createTable(session, { clock, random, pace }), dice };
    },
  };
}

const DAY = 24 * 60 * 60 * 1000;

const ID_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve letters that are not mistaken for one another: 31¹² of them. */
function newId(random: Uniform): string {
  return Array.from({ length: 12 }, () => ID_LETTERS[random(ID_LETTERS.length)] ?? '').join('');
}
