import { comparableName } from '../../net/session/names';
import type { GameResult, SeatResult } from './game-result';
import { type Matching, matchingOf } from './matching';
import type { Person } from './person';

/** The results of one player in games of one kind. */
export interface Tally {
  readonly played: number;
  /** A shared first place counts as won. */
  readonly won: number;
  /** The sum of the points. */
  readonly points: number;
  readonly best: number;
}

/** How two players did in the games that both played: who had the better place. */
export interface HeadToHead {
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

export interface Against extends HeadToHead {
  readonly key: string;
  readonly name: string;
  readonly person: Person | null;
}

/** A person of this phone, or a name that has played with others and belongs to nobody here. */
export interface Player {
  readonly key: string;
  readonly name: string;
  readonly person: Person | null;
  readonly played: number;
  readonly won: number;
  /** Games won in a row, up to the last one. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Whether the last games were won, the latest last. */
  readonly recent: readonly boolean[];
  /** By the game's id. */
  readonly games: ReadonlyMap<string, Tally>;
  /** Everybody whom the player has met, the most frequent first. */
  readonly against: readonly Against[];
}

/** A seat of a finished game with the player who sat there. */
export interface SeatedPlayer {
  readonly key: string;
  readonly name: string;
  readonly person: Person | null;
  readonly seat: SeatResult;
}

/** The people at a finished game. Bots are left out. */
export function playersAt({ seats, at }: GameResult, matching: Matching): readonly SeatedPlayer[] {
  const persons = matching(seats, at);
  return seats.flatMap((seat, index): readonly SeatedPlayer[] => {
    const person = persons[index] ?? null;
    if (person) return [{ key: person.id, name: person.name, person, seat }];
    return seat.bot === null
      ? [{ key: `name ${comparableName(seat.name)}`, name: seat.name, person, seat }]
      : [];
  });
}

/** Games between two chances to yield. */
const STEP = 25;
/** How many of the last games are shown. */
const RECENT = 10;

/**
 * Adds up the results of all players, in the order of the games. It yields between a few games, so that thousands can be added up in
 * slices. Names that belong to nobody count only in games of two people or more, because alone they say nothing.
 */
export function* playersOf(
  results: readonly GameResult[],
  persons: readonly Person[],
  game: string | null = null,
): Generator<void, readonly Player[]> {
  const matching = matchingOf(persons);
  const found = new Map<string, Draft>();
  for (const [index, result] of results.entries()) {
    if (index % STEP === STEP - 1) yield;
    if (!result.over || (game !== null && result.game !== game)) continue;
    const there = playersAt(result, matching);
    const counted = there.filter(({ person }) => person || there.length > 1);
    for (const player of counted) addGame(draftFor(found, player), result.game, player, counted);
  }
  // A person without games is shown as well.
  if (game === null)
    for (const person of persons) draftFor(found, { key: person.id, name: person.name, person });
  return [...found.values()]
    .map(finished)
    .sort((a, b) => b.played - a.played || a.name.localeCompare(b.name));
}

interface Draft {
  readonly key: string;
  readonly name: string;
  readonly person: Person | null;
  played: number;
  won: number;
  streak: number;
  bestStreak: number;
  recent: readonly boolean[];
  readonly games: Map<string, Tally>;
  readonly against: Map<string, Against>;
}

function draftFor(found: Map<string, Draft>, { key, name, person }: Omit<SeatedPlayer, 'seat'>): Draft {
  const known = found.get(key);
  if (known) return known;
  const draft: Draft = {
    key,
    name,
    person,
    played: 0,
    won: 0,
    streak: 0,
    bestStreak: 0,
    recent: [],
    games: new Map(),
    against: new Map(),
  };
  found.set(key, draft);
  return draft;
}

function addGame(draft: Draft, game: string, own: SeatedPlayer, all: readonly SeatedPlayer[]): void {
  const { points, place } = own.seat;
  const won = place === 1;
  draft.played += 1;
  draft.won += won ? 1 : 0;
  draft.streak = won ? draft.streak + 1 : 0;
  draft.bestStreak = Math.max(draft.bestStreak, draft.streak);
  draft.recent = [...draft.recent.slice(1 - RECENT), won];
  const before = draft.games.get(game);
  draft.games.set(game, {
    played: (before?.played ?? 0) + 1,
    won: (before?.won ?? 0) + (won ? 1 : 0),
    points: (before?.points ?? 0) + points,
    best: Math.max(before?.best ?? points, points),
  });
  for (const other of all) {
    if (other.key === own.key) continue;
    const { key, name, person, seat } = other;
    const met = draft.against.get(key) ?? { key, name, person, ahead: 0, behind: 0, level: 0 };
    draft.against.set(key, {
      ...met,
      ahead: met.ahead + (place < seat.place ? 1 : 0),
      behind: met.behind + (place > seat.place ? 1 : 0),
      level: met.level + (place === seat.place ? 1 : 0),
    });
  }
}

const met = ({ ahead, behind, level }: HeadToHead) => ahead + behind + level;

const finished = ({ against, ...rest }: Draft): Player => ({
  ...rest,
  against: [...against.values()].sort((a, b) => met(b) - met(a) || a.name.localeCompare(b.name)),
});
