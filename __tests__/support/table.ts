import { type Chance, rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { type AnyMatch, open } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';
import { type Journal, noJournal } from '../../src/net/session/journal';
import { openLocalSession } from '../../src/net/session/local-session';
import type { Keeper, SeatView, Session } from '../../src/net/session/session';
import type { Pace } from '../../src/stores/table/pace';
import { createTable, type Table } from '../../src/stores/table/table';
import type { TableState } from '../../src/stores/table/table-state';
import { type HandClock, handClock } from './clock';

export const person: Keeper = { kind: 'person' };
export const bot: Keeper = { kind: 'bot', level: 'easy' };

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

export function seatsFor(...keepers: readonly Keeper[]): readonly SeatView[] {
  return keepers.map((keeper, seat) => ({ name: NAMES[seat] ?? '', keeper }));
}

export function openMatch(
  game: AnyGame,
  seats: number,
  seed = 1,
  options: object = game.options.defaults,
): AnyMatch {
  const opened = open(game, NAMES.slice(0, seats), options, rolled(seeded(seed)));
  if (!opened.ok) throw new Error(opened.refusal.text);
  return opened.value;
}

interface Wishes {
  readonly seed?: number;
  readonly journal?: Journal;
  readonly chance?: Chance;
  readonly realDice?: boolean;
  readonly pace?: Pace;
  readonly match?: AnyMatch;
}

export interface SetTable {
  readonly session: Session;
  readonly table: Table;
  readonly clock: HandClock;
  state(): TableState;
}

/** A table with a person at it and a virtual clock. It is not entered yet. */
export function setTable(game: AnyGame, keepers: readonly Keeper[], wishes: Wishes = {}): SetTable {
  const { seed = 1, journal = noJournal, pace = 'none' } = wishes;
  const match = wishes.match ?? openMatch(game, keepers.length, seed);
  const chance = wishes.chance ?? rolled(seeded(seed + 1));
  const session = openLocalSession({
    match,
    seats: seatsFor(...keepers),
    chance,
    realDice: wishes.realDice ?? false,
    journal,
  });
  const clock = handClock();
  const table = createTable(session, { clock, random: seeded(seed + 2), pace: () => pace });
  return { session, table, clock, state: () => table.store.getState() };
}

/** Asks for a hint, and waits until the expert is loaded and has thought. */
export function hinted({ table }: SetTable, ask: () => void = table.recommend): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = table.store.subscribe(({ hint }) => {
      if (hint === null) return;
      stop();
      resolve(hint);
    });
    ask();
  });
}
